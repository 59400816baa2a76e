// swift-tools-version: 6.2
import PackageDescription

// Debian package names, for whoever builds without script/bootstrap.
let waylandPackages = SystemPackageProvider.apt(["libwayland-dev", "libxkbcommon-dev"])
let busPackages = SystemPackageProvider.apt(["libglib2.0-dev"])
let recordingPackages = SystemPackageProvider.apt(["libyaml-dev", "libevdev-dev"])
let cairoPackages = SystemPackageProvider.apt(["libcairo2-dev", "libpango1.0-dev"])

// What code for UIKit is built on. UIKit alone would do, but a target is built anew only where a module that
// it names has changed, and UIKit itself stays the same where a class beneath gets another member.
let uikit: [Target.Dependency] = ["UIKit", "UIKitFoundation", "Widgets", "WindowResponder"]

let package = Package(
  name: "WindowResponder",
  products: [
    .library(name: "WindowResponder", targets: ["WindowResponder"]),
    .library(name: "Widgets", targets: ["Widgets"]),
    // The modules that Widgets is made of, for programs that link only some.
    .library(name: "WidgetsBase", targets: ["WidgetsBase"]),
    .library(name: "WidgetsItems", targets: ["WidgetsItems"]),
    .library(name: "WidgetsControls", targets: ["WidgetsControls"]),
    .library(name: "WidgetsText", targets: ["WidgetsText"]),
    .library(name: "WidgetsFields", targets: ["WidgetsFields"]),
    .library(name: "WidgetsLists", targets: ["WidgetsLists"]),
    .library(name: "WidgetsColumns", targets: ["WidgetsColumns"]),
    .library(name: "WidgetsContainers", targets: ["WidgetsContainers"]),
    .library(name: "WidgetsDocuments", targets: ["WidgetsDocuments"]),
    .library(name: "WidgetsWindowBars", targets: ["WidgetsWindowBars"]),
    .library(name: "WidgetsCharts", targets: ["WidgetsCharts"]),
    .library(name: "WidgetsInspector", targets: ["WidgetsInspector"]),
    .library(name: "ResponderTestKit", targets: ["ResponderTestKit", "TestFailureRecorder"]),
    // The same stage for programs that are no tests, linked with no test framework.
    .library(name: "ResponderStage", targets: ["ResponderTestKit"]),
    .library(name: "TestCompositor", targets: ["TestCompositor"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "CoreGraphicsNames", targets: ["CoreGraphicsNames"]),
    .library(
      name: "UIKit",
      targets: ["UIKit", "CoreGraphics", "QuartzCore", "_Testing_UIKit", "_Testing_CoreGraphics"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "TouchLab", targets: ["TouchLab"]),
  ],
  targets: [
    // The C libraries beneath, each behind one module.
    .systemLibrary(
      name: "CWayland", pkgConfig: "wayland-client", providers: [waylandPackages]),
    .systemLibrary(
      name: "CWaylandServer", pkgConfig: "wayland-server", providers: [waylandPackages]),
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [cairoPackages]),
    // GIO's headers stand beside GObject's. Its own flags hold -pthread, which SwiftPM leaves out with a
    // warning; Pango's do too, but those headers have a folder that no other name leads to.
    .systemLibrary(name: "CGIO", pkgConfig: "gobject-2.0", providers: [busPackages]),
    // For the targets of TouchLab alone.
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [recordingPackages]),
    .systemLibrary(name: "CEvdev", pkgConfig: "libevdev", providers: [recordingPackages]),
    .target(name: "CSystem"),
    // What no header of Swift's runtime or of libdispatch declares.
    .target(name: "CRuntime", linkerSettings: [.linkedLibrary("dispatch")]),

    .target(name: "ResponderSystem", dependencies: ["CSystem"]),
    .target(name: "ResponderRuntime", dependencies: ["CRuntime"]),

    // Wayland: protocol objects generated from protocols/*.xml, and the connection.
    .executableTarget(name: "WaylandScanner"),
    // It lives in protocols/, for SwiftPM asks a plugin again only when a file has come to a target's
    // folder or left it: so a protocol that is added, renamed or removed is seen without a clean build.
    .plugin(
      name: "WaylandProtocols", capability: .buildTool(), dependencies: ["WaylandScanner"],
      path: "protocols", sources: ["plugin"]),
    .target(
      name: "Wayland", dependencies: ["CWayland", "CSystem", "ResponderSystem"],
      plugins: ["WaylandProtocols"]),

    // What the library stands on, from the bottom up.
    .target(name: "ResponderGeometry", dependencies: []),
    .target(name: "ResponderPhysics", dependencies: ["ResponderGeometry"]),
    .target(name: "ResponderConstraints", dependencies: []),
    .target(name: "ResponderPlatform", dependencies: ["ResponderGeometry", "ResponderSystem"]),
    .target(
      name: "WaylandPlatform",
      dependencies: [
        "CWayland", "ResponderGeometry", "ResponderPlatform", "ResponderSystem", "Wayland",
      ]),
    .target(
      name: "ResponderGraphics",
      dependencies: ["CCairo", "ResponderGeometry", "ResponderPlatform", "ResponderSystem"]),
    .target(
      name: "ResponderText", dependencies: ["CCairo", "ResponderGeometry", "ResponderGraphics"]),
    .target(name: "ResponderBus", dependencies: ["CGIO"]),
    // What assistive technologies read of a program, and AT-SPI, by which they read it.
    .target(
      name: "ResponderAccessibility", dependencies: ["ResponderBus", "ResponderGeometry"]),
    // Words in other languages; the library's own catalogues are part of the program.
    .target(
      name: "ResponderWords", dependencies: ["ResponderSystem"],
      resources: [
        .embedInCode("Catalogues/ar.po"), .embedInCode("Catalogues/de.po"),
        .embedInCode("Catalogues/es.po"), .embedInCode("Catalogues/fr.po"),
        .embedInCode("Catalogues/ja.po"),
      ]),

    // The library.
    .target(
      name: "WindowResponder",
      dependencies: [
        "Wayland", "CCairo", "CGIO", "CWayland", "ResponderGeometry", "ResponderPhysics",
        "ResponderPlatform", "WaylandPlatform", "ResponderGraphics", "ResponderText",
        "ResponderAccessibility", "ResponderBus", "ResponderRuntime", "ResponderSystem",
        "ResponderConstraints", "ResponderWords",
      ]),
    // Controls, text, lists and containers: a module for each group, so that a program links what it imports.
    // `Widgets` is all of them.
    .target(
      name: "WidgetsBase", dependencies: ["WindowResponder"],
      path: "Sources/Widgets/Base"),
    .target(
      name: "WidgetsItems", dependencies: ["WindowResponder", "WidgetsBase", "ResponderWords"],
      path: "Sources/Widgets/Items"),
    .target(
      name: "WidgetsControls",
      dependencies: ["WindowResponder", "WidgetsBase", "ResponderSystem", "ResponderWords"],
      path: "Sources/Widgets/Controls"),
    .target(
      name: "WidgetsText",
      dependencies: ["WindowResponder", "WidgetsBase", "ResponderText", "ResponderWords"],
      path: "Sources/Widgets/Text"),
    .target(
      name: "WidgetsFields",
      dependencies: ["WindowResponder", "WidgetsControls", "WidgetsText", "ResponderWords"],
      path: "Sources/Widgets/Fields"),
    .target(
      name: "WidgetsLists", dependencies: ["WindowResponder", "WidgetsItems", "ResponderWords"],
      path: "Sources/Widgets/Lists"),
    .target(
      name: "WidgetsColumns",
      dependencies: ["WindowResponder", "WidgetsItems", "WidgetsText", "ResponderWords"],
      path: "Sources/Widgets/Columns"),
    .target(
      name: "WidgetsContainers",
      dependencies: [
        "WindowResponder", "WidgetsControls", "WidgetsText", "WidgetsLists", "ResponderWords",
      ],
      path: "Sources/Widgets/Containers"),
    .target(
      name: "WidgetsDocuments",
      dependencies: [
        "WindowResponder", "WidgetsLists", "WidgetsText", "ResponderSystem", "ResponderWords",
      ],
      path: "Sources/Widgets/Documents"),
    .target(
      name: "WidgetsWindowBars",
      dependencies: ["WindowResponder", "WidgetsBase", "ResponderWords"],
      path: "Sources/Widgets/WindowBars"),
    .target(
      name: "WidgetsCharts",
      dependencies: ["WindowResponder", "WidgetsControls", "ResponderWords"],
      path: "Sources/Widgets/Charts"),
    .target(
      name: "WidgetsInspector",
      dependencies: [
        "WindowResponder", "WidgetsFields", "WidgetsColumns", "WidgetsContainers",
        "WidgetsWindowBars", "ResponderRuntime", "ResponderSystem",
      ],
      path: "Sources/Widgets/Inspector"),
    .target(
      name: "Widgets",
      dependencies: [
        "WidgetsBase", "WidgetsItems", "WidgetsControls", "WidgetsText",
        "WidgetsFields", "WidgetsLists", "WidgetsColumns", "WidgetsContainers",
        "WidgetsDocuments", "WidgetsWindowBars", "WidgetsCharts", "WidgetsInspector",
        "WindowResponder",
      ],
      exclude: [
        "Base", "Items", "Controls", "Text", "Fields", "Lists",
        "Columns", "Containers", "Documents", "WindowBars", "Charts", "Inspector",
      ]),
    .target(name: "UIKitNames", dependencies: ["WindowResponder", "Widgets"]),
    .target(name: "CoreGraphicsNames", dependencies: ["WindowResponder", "Widgets"]),

    // UIKit's modules, with Foundation. What Foundation has too stands in modules below, from which UIKit
    // hands on each name by itself: so it wins, also in files that import Foundation beside.
    .target(
      name: "UIKitFoundation",
      dependencies: [
        "WindowResponder", "Widgets", "UIKitNames", "CoreGraphicsNames", "ResponderGraphics",
        "CUIKit",
      ]),
    .target(name: "CUIKit", dependencies: ["CSystem"]),
    .target(
      name: "UIKit", dependencies: ["UIKitFoundation", "CoreGraphicsNames", "_Testing_UIKit"]),
    .target(
      name: "CoreGraphics",
      dependencies: ["UIKitFoundation", "CoreGraphicsNames", "_Testing_CoreGraphics"]),
    .testTarget(
      name: "UIKitTests",
      dependencies: uikit + ["CoreGraphics", "QuartzCore", "ResponderTestKit"]),
    // What the compiler looks for in a file that imports Testing beside one of these.
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "QuartzCore", dependencies: uikit),

    // Test equipment, for users' tests too.
    .target(
      name: "ResponderTestKit",
      dependencies: [
        "CTestFailures", "ResponderAccessibility", "WindowResponder", "ResponderPlatform",
        "ResponderSystem",
        "TestTimeScale", "TouchRecording",
      ]),
    .target(name: "CTestFailures"),
    // Linked into tests alone: what fails a test of Swift Testing or of XCTest.
    .target(name: "TestFailureRecorder", dependencies: ["CTestFailures"]),
    .target(
      name: "TestCompositor", dependencies: ["CWaylandServer", "ResponderSystem", "TestTimeScale"],
      plugins: ["WaylandProtocols"]),

    // A program that saves a file, to be killed meanwhile.
    .executableTarget(
      name: "SaveProbe", dependencies: ["WindowResponder"], path: "Tests/Support/SaveProbe"),
    // A program that runs tasks, and then counts how often it wakes up.
    .executableTarget(
      name: "TaskProbe", dependencies: ["ResponderRuntime"], path: "Tests/Support/TaskProbe"),
    // A program that checks what the optimizer and the linker could break: script/check-release.
    .executableTarget(
      name: "ReleaseProbe",
      dependencies: ["ResponderRuntime", "ResponderTestKit", "Widgets", "WindowResponder"],
      path: "Tests/Support/ReleaseProbe"),
    .testTarget(name: "ResponderSystemTests", dependencies: ["ResponderSystem"]),
    .testTarget(
      name: "ResponderRuntimeTests", dependencies: ["RealCompositors", "ResponderRuntime"]),
    .testTarget(name: "WaylandScannerTests", dependencies: ["WaylandScanner"]),
    .testTarget(
      name: "WaylandTests",
      dependencies: ["Wayland", "TestCompositor", "CSystem", "ResponderSystem"]),

    // Random numbers that are the same in every run, for tests.
    .target(name: "SeededRandom", path: "Tests/Support/SeededRandom"),
    // The factor of the time limits of tests, from the environment.
    .target(name: "TestTimeScale", path: "Tests/Support/TestTimeScale"),
    // Folders and variables of the environment that go with a test.
    .target(name: "TestSurroundings", path: "Tests/Support/TestSurroundings"),
    .testTarget(
      name: "ResponderConstraintsTests", dependencies: ["ResponderConstraints", "SeededRandom"]),
    .testTarget(name: "GeometryTests", dependencies: ["WindowResponder", "SeededRandom"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: [
        "WindowResponder", "UIKitNames", "CCairo", "ResponderGraphics", "SeededRandom",
      ]),
    .testTarget(
      name: "TraitTests",
      dependencies: ["WindowResponder", "Widgets", "ResponderGraphics", "ResponderTestKit"]),

    .testTarget(
      name: "LayerTests",
      dependencies: [
        "WindowResponder", "Widgets", "UIKitNames", "CoreGraphicsNames", "ResponderTestKit",
        "ResponderGraphics", "SeededRandom",
      ]),

    // Programs.
    .executableTarget(
      name: "Counter", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Counter"),
    .executableTarget(
      name: "Notes", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Notes"),
    .executableTarget(
      name: "Form", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Form"),
    .executableTarget(
      name: "Converter", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Converter"),
    .executableTarget(
      name: "Preferences", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Settings"),
    .executableTarget(
      name: "Monitor", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Monitor"),
    .executableTarget(
      name: "Viewer", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Viewer"),
    .executableTarget(
      name: "Shelf", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Shelf"),
    .executableTarget(
      name: "Turntable", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Turntable"),
    .executableTarget(
      name: "Reader", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Reader"),
    .executableTarget(
      name: "Stickies", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Stickies"),
    .executableTarget(
      name: "Panel", dependencies: ["WindowResponder", "Widgets"], path: "Examples/Panel"),
    // UIKit code that would compile on iOS as it stands.
    .executableTarget(
      name: "Contacts", dependencies: uikit, path: "Examples/UIKit/Contacts"),
    .executableTarget(
      name: "OrderForm", dependencies: uikit, path: "Examples/UIKit/OrderForm"),
    .executableTarget(
      name: "Sketch", dependencies: uikit, path: "Examples/UIKit/Sketch"),
    .executableTarget(
      name: "Swatches", dependencies: uikit, path: "Examples/UIKit/Swatches"),
    .executableTarget(
      name: "Chat", dependencies: uikit, path: "Examples/UIKit/Chat"),
    .executableTarget(
      name: "Gallery",
      dependencies: ["WindowResponder", "Widgets", "ResponderTestKit", "ResponderSystem"],
      resources: [.embedInCode("Words/de.po")]),

    // Every widget with what its picture shows: the tests look for text that is cut off, and
    // script/pictures writes the pictures.
    .target(
      name: "WidgetCatalogue",
      dependencies: [
        "Widgets", "WindowResponder", "ResponderGraphics", "ResponderTestKit",
      ],
      path: "Tests/Support/WidgetCatalogue"),
    .executableTarget(
      name: "Pictures",
      dependencies: ["WidgetCatalogue", "Widgets", "ResponderTestKit", "ResponderSystem"],
      path: "Tools/Pictures"),
    // The touch lab: what was recorded of a touch screen, its figures, and verdicts on them.
    .target(name: "TouchRecording", dependencies: ["ResponderSystem"]),
    // What other programs recorded of touch screens, and input devices themselves.
    .target(name: "TouchImport", dependencies: ["CYAML", "ResponderSystem", "TouchRecording"]),
    .target(name: "TouchDevice", dependencies: ["CEvdev", "ResponderSystem", "TouchRecording"]),
    .target(name: "TouchAnalysis", dependencies: ["TouchRecording"]),
    .target(
      name: "TouchJudgement", dependencies: ["TouchAnalysis"],
      resources: [
        .embedInCode("Profiles/windows-hlk.profile"), .embedInCode("Profiles/strict.profile"),
      ]),
    .target(
      name: "TouchRecorder",
      dependencies: [
        "ResponderGeometry", "ResponderPlatform", "ResponderSystem", "TouchRecording",
        "WindowResponder",
      ]),
    // Pages, papers and pictures that show where verdicts come from.
    .target(
      name: "TouchReport",
      dependencies: [
        "ResponderGeometry", "ResponderWords", "TouchAnalysis", "TouchJudgement", "TouchRecording",
        "WindowResponder",
      ],
      resources: [.embedInCode("Words/de.po")]),
    .executableTarget(
      name: "TouchLab",
      dependencies: [
        "ResponderSystem", "ResponderTestKit", "ResponderWords", "SyntheticTouch", "TouchAnalysis",
        "TouchDevice", "TouchImport", "TouchJudgement", "TouchRecorder", "TouchRecording",
        "TouchReport", "Widgets", "WindowResponder",
      ],
      resources: [.embedInCode("Words/de.po")]),
    // Touch screens that are not there, with faults that are known.
    .target(
      name: "SyntheticTouch",
      dependencies: ["SeededRandom", "TouchAnalysis", "TouchJudgement", "TouchRecording"],
      path: "Tests/Support/SyntheticTouch"),
    // A robot that plays guided tests, on a stage or on a compositor.
    .target(
      name: "TouchRobot", dependencies: ["SeededRandom", "TouchAnalysis", "TouchRecording"],
      path: "Tests/Support/TouchRobot"),
    .testTarget(
      name: "TouchLabTests",
      dependencies: [
        "CEvdev", "ResponderGraphics", "ResponderSystem", "ResponderTestKit", "ResponderWords",
        "SeededRandom", "SyntheticTouch", "TouchAnalysis", "TouchDevice", "TouchImport",
        "TouchJudgement", "TouchLab", "TouchRecorder", "TouchRecording", "TouchReport",
        "TouchRobot", "Widgets", "WindowResponder",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "TouchRecorderTests",
      dependencies: [
        "ResponderPlatform", "ResponderSystem", "ResponderTestKit", "TestCompositor",
        "TouchRecorder", "TouchRecording", "Wayland", "WaylandPlatform", "WindowResponder",
      ]),
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "RealCompositors", "ResponderTestKit", "SeededRandom", "SyntheticTouch",
        "TestSurroundings", "TouchRecorder", "TouchRecording", "Widgets", "WindowResponder",
      ],
      exclude: ["Fixtures"]),

    // Real compositors for tests and benchmarks: KWin, weston and sway without a screen.
    .target(
      name: "RealCompositors", dependencies: ["CSystem", "TestTimeScale"],
      path: "Tests/Support/RealCompositors"),
    // A program that connects to KWin for the large test program.
    .executableTarget(name: "SocketOpener", path: "Tests/Support/SocketOpener"),
    // A window full of recognizers, for the fingers of those compositors.
    .executableTarget(
      name: "GestureProbe", dependencies: ["WindowResponder"], path: "Tests/Support/GestureProbe"),
    // A window that copies and pastes, as one side of the clipboard.
    .executableTarget(
      name: "ClipboardProbe", dependencies: ["WindowResponder"],
      path: "Tests/Support/ClipboardProbe"),
    // A window to drag from and to drop on, as one side of drags with other toolkits.
    .executableTarget(
      name: "DragProbe", dependencies: ["WindowResponder"], path: "Tests/Support/DragProbe"),
    // A window that asks the desktop's portal for files and for printing.
    .executableTarget(
      name: "PortalProbe", dependencies: ["WindowResponder", "Widgets"],
      path: "Tests/Support/PortalProbe"),
    // A window that notifies, and has a status item.
    .executableTarget(
      name: "DesktopProbe", dependencies: ["WindowResponder"], path: "Tests/Support/DesktopProbe"),
    .executableTarget(
      name: "PlaceProbe", dependencies: ["WindowResponder"], path: "Tests/Support/PlaceProbe"),
    // A window with a text input, for input methods.
    .executableTarget(
      name: "TextProbe", dependencies: ["WindowResponder"], path: "Tests/Support/TextProbe"),
    // A window with a context menu, for their pointers and keys too.
    .executableTarget(
      name: "MenuProbe", dependencies: ["WindowResponder"], path: "Tests/Support/MenuProbe"),
    // script/desktops: every behaviour on every compositor.
    .executableTarget(
      name: "Desktops", dependencies: ["RealCompositors"], path: "Tools/Desktops"),
    // Benchmarks: ours beside the peers of Benchmarks/peers, all run by script/bench.
    .executableTarget(
      name: "BenchmarkRunner", dependencies: ["RealCompositors"], path: "Benchmarks/Runner"),
    .executableTarget(
      name: "PeerWindow", dependencies: ["WindowResponder", "Widgets"],
      path: "Benchmarks/PeerWindow"),
    .executableTarget(
      name: "PeerList", dependencies: ["WindowResponder", "Widgets"],
      path: "Benchmarks/PeerList"),
    .executableTarget(
      name: "PeerField", dependencies: ["WindowResponder", "Widgets"],
      path: "Benchmarks/PeerField"),
    .executableTarget(
      name: "Microbenchmarks",
      dependencies: [
        "ResponderTestKit", "TestCompositor", "Widgets", "WindowResponder", "WaylandPlatform",
        "ResponderConstraints", "ResponderPlatform", "ResponderSystem", "ResponderText",
        "SyntheticTouch", "TouchAnalysis", "TouchJudgement", "TouchRecorder", "TouchRecording",
        "TouchReport",
      ],
      path: "Benchmarks/Micro"),

    // script/rooms: which room of Sources uses which, read from what the compiler recorded.
    .target(
      name: "CIndexStore", path: "Tools/CIndexStore",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "RoomCheck", dependencies: ["CIndexStore"], path: "Tools/RoomCheck"),
    .executableTarget(name: "Rooms", dependencies: ["RoomCheck"], path: "Tools/Rooms"),
    // script/rules: the rules of the house, read from the sources and from what the compiler recorded.
    .target(
      name: "RuleCheck", dependencies: ["CIndexStore", "RoomCheck"], path: "Tools/RuleCheck"),
    .executableTarget(name: "Rules", dependencies: ["RuleCheck"], path: "Tools/Rules"),
    // script/words: the wording of comments, articles, names and commits.
    .executableTarget(name: "Words", dependencies: ["RuleCheck"], path: "Tools/Words"),
    // script/api: what users of the library products can rely on, read from the compiler's symbol graphs.
    .target(name: "APICheck", path: "Tools/APICheck"),
    .executableTarget(name: "API", dependencies: ["APICheck"], path: "Tools/API"),
    // script/weigh: what programs weigh, beside what is stored.
    .target(
      name: "WeighCheck", dependencies: ["RealCompositors", "TestCompositor"],
      path: "Tools/WeighCheck"),
    .executableTarget(name: "Weigh", dependencies: ["WeighCheck"], path: "Tools/Weigh"),
    // The blocks of Swift in articles and doc comments, for the test that compiles them.
    .target(name: "CodeBlocks", path: "Tools/CodeBlocks"),

    // script/sanitize: faults that a sanitizer has to find before its silence counts.
    .target(name: "CPlantedFaults", path: "Tests/Support/CPlantedFaults"),
    .testTarget(
      name: "SanitizerTests",
      dependencies: ["CPlantedFaults", "RealCompositors", "TestTimeScale"]),

    // Tests.
    .testTarget(name: "RoomsTests", dependencies: ["RoomCheck"]),
    .testTarget(name: "RulesTests", dependencies: ["RuleCheck", "TestSurroundings"]),
    .testTarget(name: "APITests", dependencies: ["APICheck"]),
    .testTarget(name: "WeighTests", dependencies: ["WeighCheck"]),
    .testTarget(
      name: "CodeBlocksTests", dependencies: ["CodeBlocks", "RealCompositors"],
      exclude: ["GivenForDocComments.md"]),
    .testTarget(
      name: "WidgetsTests",
      dependencies: [
        "Widgets", "WidgetsColumns", "WidgetsControls", "WidgetsItems", "WidgetsLists",
        "WidgetsText", "ResponderTestKit", "UIKitNames", "CoreGraphicsNames", "WindowResponder",
        "ResponderGraphics", "ResponderRuntime", "ResponderText", "SeededRandom",
        "WidgetCatalogue", "ResponderAccessibility",
      ]),
    .testTarget(
      name: "DragTests",
      dependencies: [
        "Shelf", "Widgets", "ResponderTestKit", "WindowResponder", "TestCompositor",
        "WaylandPlatform", "Wayland", "TestSurroundings",
      ]),
    // The open classes as users subclass them: nothing is imported for testing.
    .testTarget(
      name: "SubclassTests", dependencies: ["WindowResponder", "Widgets", "ResponderTestKit"]),
    // Code in the Swift 5 language mode, as most of UIKit's is.
    .testTarget(
      name: "Swift5Tests",
      dependencies: [
        "WindowResponder", "Widgets", "UIKitNames", "CoreGraphicsNames", "ResponderTestKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ContainerTests",
      dependencies: ["Widgets", "ResponderTestKit", "UIKitNames", "WindowResponder"]),
    .testTarget(
      name: "ControlTests",
      dependencies: [
        "Widgets", "WidgetsControls", "WidgetsLists", "WidgetsText", "ResponderTestKit",
        "WindowResponder", "ResponderGraphics", "SeededRandom",
      ]),
    .testTarget(
      name: "TableChartTests",
      dependencies: [
        "Monitor", "Widgets", "WidgetsBase", "WidgetsCharts", "WidgetsColumns", "WidgetsControls",
        "ResponderTestKit", "WindowResponder", "ResponderGraphics",
        "SeededRandom",
      ]),
    .testTarget(
      name: "DocumentTests",
      dependencies: [
        "RealCompositors", "ResponderSystem", "ResponderTestKit", "SeededRandom",
        "TestSurroundings", "Widgets", "WidgetsControls", "WidgetsDocuments", "WidgetsText",
        "WindowResponder",
      ]),
    .testTarget(
      name: "ToolWidgetTests",
      dependencies: [
        "Converter", "Preferences", "Widgets", "WidgetsColumns", "WidgetsInspector", "WidgetsLists",
        "WidgetsText", "ResponderTestKit", "WindowResponder",
        "ResponderGraphics",
      ]),
    .testTarget(
      name: "CellTests",
      dependencies: ["Widgets", "ResponderTestKit", "WindowResponder", "UIKitNames"]),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Contacts", "OrderForm", "Sketch", "Swatches", "Chat", "WindowResponder", "Widgets",
        "ResponderTestKit",
      ]),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "TestFailureRecorder", "Reader", "Turntable", "WindowResponder", "Widgets",
        "ResponderTestKit", "ResponderRuntime", "ResponderSystem", "TestSurroundings",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "WordTests",
      dependencies: [
        "ResponderWords", "WindowResponder", "Widgets", "WidgetsControls", "ResponderTestKit",
      ]),
    .testTarget(
      name: "ImageTests",
      dependencies: [
        "Viewer", "WindowResponder", "Widgets", "ResponderGraphics", "ResponderSystem",
        "ResponderTestKit",
      ]),
    // What desktops are told of the programs, and what their packages are made of.
    .testTarget(
      name: "PackagingTests",
      dependencies: [
        "Gallery", "Notes", "Viewer", "Monitor", "Converter", "Preferences", "Shelf", "TouchLab",
        "TouchJudgement", "WindowResponder", "ResponderTestKit", "TestSurroundings",
      ]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Counter", "Notes", "Panel", "Stickies", "WindowResponder", "Widgets", "ResponderTestKit",
        "TestSurroundings",
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "WindowResponder", "Widgets", "Wayland", "ResponderTestKit", "TestCompositor",
        "WaylandPlatform", "SeededRandom", "TestTimeScale",
      ]),
    .testTarget(
      name: "WindowResponderTests",
      dependencies: [
        "WindowResponder", "ResponderTestKit", "ResponderPhysics", "ResponderPlatform",
        "ResponderGraphics", "ResponderText", "SeededRandom", "TestTimeScale",
      ]),
    .testTarget(
      name: "ConstraintLayoutTests",
      dependencies: [
        "Form", "WindowResponder", "Widgets", "ResponderTestKit", "ResponderConstraints",
        "SeededRandom", "UIKitNames",
      ]),
    .testTarget(
      name: "WaylandPlatformTests",
      dependencies: [
        "WindowResponder", "Wayland", "TestCompositor", "CWayland", "CSystem", "ResponderGeometry",
        "ResponderPlatform", "ResponderSystem", "WaylandPlatform",
      ]),
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "WindowResponder", "Widgets", "WidgetsControls", "WidgetsDocuments", "WidgetsText",
        "ResponderTestKit", "RealCompositors", "ResponderGraphics",
        "ResponderBus", "ResponderPlatform", "ResponderSystem",
      ],
      exclude: ["Motion/Traces"]),
    // AT-SPI beside at-spi2-core's registry and its client, without views.
    .testTarget(
      name: "AccessibilityTests",
      dependencies: [
        "RealCompositors", "ResponderAccessibility", "ResponderBus", "ResponderGeometry",
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "RealCompositors", "Counter", "Desktops", "Notes", "Panel", "Reader", "Gallery",
        "GestureProbe",
        "ClipboardProbe", "DesktopProbe", "DragProbe", "MenuProbe", "PlaceProbe", "PortalProbe",
        "ResponderTestKit", "SeededRandom", "TestCompositor", "TextProbe", "TouchAnalysis",
        "TouchLab",
        "TouchRecording", "TouchRobot",
        "Turntable", "WindowResponder",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
