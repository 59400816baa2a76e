// swift-tools-version: 6.2
import PackageDescription

// Debian package names, for builds without script/bootstrap.
let waylandPackages = SystemPackageProvider.apt(["libwayland-dev", "libxkbcommon-dev"])
let busPackages = SystemPackageProvider.apt(["libglib2.0-dev"])
let recordingPackages = SystemPackageProvider.apt(["libyaml-dev", "libevdev-dev"])
let cairoPackages = SystemPackageProvider.apt(["libcairo2-dev", "libpango1.0-dev"])

// The modules that a module re-exports as a whole. SwiftPM compiles a target again only after a change of a
// module that the target names. A module that only re-exports another one does not change with it, and a
// program with the former layout of a class would crash. So products and targets also get the modules that
// their own ones re-export.
let reExports: [String: [String]] = [
  "WindowResponder": ["ResponderGeometry", "ResponderGraphics", "ResponderWords"],
  "DesktopServices": ["WindowResponder"],
  "WidgetsBase": ["WindowResponder"],
  "WidgetsItems": ["WidgetsBase", "WindowResponder"],
  "WidgetsControls": ["WidgetsBase", "WindowResponder"],
  "WidgetsText": ["WidgetsBase", "WindowResponder"],
  "WidgetsFields": ["WidgetsControls", "WidgetsText", "WindowResponder"],
  "WidgetsLists": ["WidgetsItems", "WindowResponder"],
  "WidgetsColumns": ["WidgetsItems", "WidgetsText", "WindowResponder"],
  "WidgetsContainers": ["WidgetsControls", "WidgetsLists", "WidgetsText", "WindowResponder"],
  "WidgetsDocuments": ["WidgetsLists", "WidgetsText", "WindowResponder"],
  "WidgetsWindowBars": ["WidgetsBase", "WindowResponder"],
  "WidgetsCharts": ["WidgetsControls", "WindowResponder"],
  "WidgetsInspector": [
    "WidgetsColumns", "WidgetsContainers", "WidgetsFields", "WidgetsWindowBars", "WindowResponder",
  ],
  "Widgets": [
    "DesktopServices", "WidgetsBase", "WidgetsItems", "WidgetsControls", "WidgetsText",
    "WidgetsFields", "WidgetsLists", "WidgetsColumns", "WidgetsContainers", "WidgetsDocuments",
    "WidgetsWindowBars", "WidgetsCharts", "WidgetsInspector", "WindowResponder",
  ],
  "ResponderTestKit": ["WindowResponder"],
  "CoreGraphicsNames": ["WindowResponder"],
  "UIKitNames": ["Widgets", "WindowResponder"],
  "UIKitFoundation": ["UIKitNames", "Widgets", "WindowResponder"],
  "UIKit": ["CoreGraphicsNames", "UIKitFoundation"],
  "CoreGraphics": ["CoreGraphicsNames"],
  "QuartzCore": ["UIKit"],
  "UniformTypeIdentifiers": ["UIKit"],
]

/// Returns modules with those that they re-export, and that those re-export, and so on.
func withReExports(_ modules: [String]) -> [String] {
  var found = modules
  var index = 0
  while index < found.count {
    found += (reExports[found[index]] ?? []).filter { !found.contains($0) }
    index += 1
  }
  return found
}

// The dependencies of code for UIKit. UIKit alone would suffice, but SwiftPM rebuilds a target only after a
// change of a module that the target names, and UIKit itself does not change if a class of a lower module
// gets another member.
let uikit: [Target.Dependency] = ["UIKit", "UIKitFoundation", "Widgets", "WindowResponder"]

let package = Package(
  name: "WindowResponder",
  products: [
    .library(name: "WindowResponder", targets: withReExports(["WindowResponder"])),
    .library(name: "DesktopServices", targets: withReExports(["DesktopServices"])),
    .library(name: "Widgets", targets: withReExports(["Widgets"])),
    // The modules of Widgets, for programs that link only some.
    .library(name: "WidgetsBase", targets: withReExports(["WidgetsBase"])),
    .library(name: "WidgetsItems", targets: withReExports(["WidgetsItems"])),
    .library(name: "WidgetsControls", targets: withReExports(["WidgetsControls"])),
    .library(name: "WidgetsText", targets: withReExports(["WidgetsText"])),
    .library(name: "WidgetsFields", targets: withReExports(["WidgetsFields"])),
    .library(name: "WidgetsLists", targets: withReExports(["WidgetsLists"])),
    .library(name: "WidgetsColumns", targets: withReExports(["WidgetsColumns"])),
    .library(name: "WidgetsContainers", targets: withReExports(["WidgetsContainers"])),
    .library(name: "WidgetsDocuments", targets: withReExports(["WidgetsDocuments"])),
    .library(name: "WidgetsWindowBars", targets: withReExports(["WidgetsWindowBars"])),
    .library(name: "WidgetsCharts", targets: withReExports(["WidgetsCharts"])),
    .library(name: "WidgetsInspector", targets: withReExports(["WidgetsInspector"])),
    .library(
      name: "ResponderTestKit",
      targets: withReExports(["ResponderTestKit", "TestFailureRecorder"])),
    // The same stage for programs that are not tests, without a test framework.
    .library(name: "ResponderStage", targets: withReExports(["ResponderTestKit"])),
    .library(name: "TestCompositor", targets: ["TestCompositor"]),
    .library(name: "UIKitNames", targets: withReExports(["UIKitNames"])),
    .library(name: "CoreGraphicsNames", targets: withReExports(["CoreGraphicsNames"])),
    .library(
      name: "UIKit",
      targets: withReExports([
        "UIKit", "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "_Testing_UIKit",
        "_Testing_CoreGraphics",
      ])),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "TouchLab", targets: ["TouchLab"]),
  ],
  targets: [
    // The C libraries, each with one module.
    .systemLibrary(
      name: "CWayland", pkgConfig: "wayland-client", providers: [waylandPackages]),
    .systemLibrary(
      name: "CWaylandServer", pkgConfig: "wayland-server", providers: [waylandPackages]),
    .systemLibrary(name: "CCairo", pkgConfig: "pangocairo", providers: [cairoPackages]),
    // GIO's headers are in the folder of GObject's. Its own flags contain -pthread, which SwiftPM omits with
    // a warning. Pango's do too, but those headers have a folder that no other name leads to.
    .systemLibrary(name: "CGIO", pkgConfig: "gobject-2.0", providers: [busPackages]),
    // For the targets of TouchLab only.
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [recordingPackages]),
    .systemLibrary(name: "CEvdev", pkgConfig: "libevdev", providers: [recordingPackages]),
    .target(name: "CSystem"),
    // Declarations of Swift's runtime and libdispatch that are in no public header.
    .target(name: "CRuntime", linkerSettings: [.linkedLibrary("dispatch")]),

    .target(name: "ResponderSystem", dependencies: ["CSystem"]),
    .target(name: "ResponderRuntime", dependencies: ["CRuntime"]),

    // Wayland: protocol objects generated from protocols/*.xml, and the connection.
    .executableTarget(name: "WaylandScanner"),
    // The plugin is in protocols/, because SwiftPM calls a plugin again only after a file of the target's
    // folder was added or removed. So it finds a protocol that was added, renamed or removed without a clean
    // build.
    .plugin(
      name: "WaylandProtocols", capability: .buildTool(), dependencies: ["WaylandScanner"],
      path: "protocols", sources: ["plugin"]),
    .target(
      name: "Wayland",
      dependencies: ["CWayland", "CSystem", "ResponderRuntime", "ResponderSystem"],
      plugins: ["WaylandProtocols"]),

    // The foundations of the library, from the lowest one.
    .target(name: "ResponderGeometry", dependencies: []),
    .target(name: "ResponderPhysics", dependencies: ["ResponderGeometry"]),
    .target(name: "ResponderConstraints", dependencies: []),
    .target(
      name: "ResponderPlatform",
      dependencies: ["ResponderGeometry", "ResponderRuntime", "ResponderSystem"]),
    .target(
      name: "WaylandPlatform",
      dependencies: [
        "CWayland", "ResponderGeometry", "ResponderPlatform", "ResponderRuntime",
        "ResponderSystem", "Wayland",
      ]),
    // Loops over pixels. A module of their own, because they are optimized for speed.
    .target(
      name: "ResponderPixels", dependencies: ["ResponderGeometry", "ResponderSystem"],
      // Only optimized builds calculate with vectors.
      swiftSettings: [.define("OPTIMIZED", .when(configuration: .release))]),
    .target(
      name: "ResponderGraphics",
      dependencies: [
        "CCairo", "ResponderGeometry", "ResponderPixels", "ResponderPlatform", "ResponderSystem",
      ]),
    .target(
      name: "ResponderText", dependencies: ["CCairo", "ResponderGeometry", "ResponderGraphics"]),
    .target(name: "ResponderBus", dependencies: ["CGIO", "ResponderSystem"]),
    // The objects that assistive technologies read, and AT-SPI.
    .target(
      name: "ResponderAccessibility",
      dependencies: ["ResponderBus", "ResponderGeometry", "ResponderSystem"]),
    // Localization. The library's own message catalogs are compiled into programs.
    .target(
      name: "ResponderWords", dependencies: ["ResponderSystem"], exclude: ["Catalogues"],
      plugins: ["EmbeddedCatalogs"]),
    .plugin(name: "EmbeddedCatalogs", capability: .buildTool(), exclude: ["literals.awk"]),

    // The library.
    .target(
      name: "WindowResponder",
      dependencies: [
        "Wayland", "CCairo", "CGIO", "CWayland", "ResponderGeometry", "ResponderPhysics",
        "ResponderPixels", "ResponderPlatform", "WaylandPlatform", "ResponderGraphics",
        "ResponderText", "ResponderAccessibility", "ResponderBus", "ResponderRuntime",
        "ResponderSystem",
        "ResponderConstraints", "ResponderWords",
      ]),
    // Notifications, status items, exported menus and the portals.
    .target(
      name: "DesktopServices",
      dependencies: [
        "WindowResponder", "ResponderBus", "ResponderGraphics", "ResponderPlatform",
        "ResponderRuntime", "ResponderSystem", "ResponderWords",
      ]),
    // Controls, text, lists and containers: a module for each group, so that a program links only the groups
    // that it imports. `Widgets` re-exports all of them.
    .target(
      name: "WidgetsBase", dependencies: ["WindowResponder"],
      path: "Sources/Widgets/Base"),
    .target(
      name: "WidgetsItems", dependencies: ["WindowResponder", "WidgetsBase", "ResponderWords"],
      path: "Sources/Widgets/Items"),
    .target(
      name: "WidgetsControls",
      dependencies: [
        "WindowResponder", "WidgetsBase", "ResponderBus", "ResponderSystem", "ResponderWords",
      ],
      path: "Sources/Widgets/Controls"),
    .target(
      name: "WidgetsText",
      dependencies: [
        "WindowResponder", "WidgetsBase", "ResponderRuntime", "ResponderText", "ResponderWords",
      ],
      path: "Sources/Widgets/Text"),
    .target(
      name: "WidgetsFields",
      dependencies: ["WindowResponder", "WidgetsControls", "WidgetsText", "ResponderWords"],
      path: "Sources/Widgets/Fields"),
    .target(
      name: "WidgetsLists",
      dependencies: ["WindowResponder", "WidgetsItems", "ResponderRuntime", "ResponderWords"],
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
        "WindowResponder", "WidgetsLists", "WidgetsText", "ResponderBus", "ResponderRuntime",
        "ResponderSystem", "ResponderWords",
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
        "DesktopServices", "WidgetsBase", "WidgetsItems", "WidgetsControls", "WidgetsText",
        "WidgetsFields", "WidgetsLists", "WidgetsColumns", "WidgetsContainers",
        "WidgetsDocuments", "WidgetsWindowBars", "WidgetsCharts", "WidgetsInspector",
        "WindowResponder",
      ],
      exclude: [
        "Base", "Items", "Controls", "Text", "Fields", "Lists",
        "Columns", "Containers", "Documents", "WindowBars", "Charts", "Inspector",
      ]),
    .target(
      name: "UIKitNames", dependencies: ["DesktopServices", "WindowResponder", "Widgets"]),
    .target(
      name: "CoreGraphicsNames",
      dependencies: ["WindowResponder", "Widgets", "ResponderGraphics", "ResponderPixels"]),

    // UIKit's modules, with Foundation. Names that Foundation also has are in lower modules, and UIKit
    // re-exports them one by one. So they take precedence, also in files that import Foundation too.
    .target(
      name: "UIKitFoundation",
      dependencies: [
        "WindowResponder", "Widgets", "UIKitNames", "CoreGraphicsNames", "ResponderGraphics",
        "ResponderPixels", "CUIKit",
      ]),
    .target(name: "CUIKit", dependencies: ["CSystem"]),
    .target(
      name: "UIKit", dependencies: ["UIKitFoundation", "CoreGraphicsNames", "_Testing_UIKit"]),
    .target(
      name: "CoreGraphics",
      dependencies: ["UIKitFoundation", "CoreGraphicsNames", "_Testing_CoreGraphics"]),
    // The modules that the compiler requires for a file that imports Testing and one of these.
    .target(name: "_Testing_UIKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "QuartzCore", dependencies: uikit),
    .target(name: "UniformTypeIdentifiers", dependencies: uikit),

    // Test support, for users' tests too.
    .target(
      name: "ResponderTestKit",
      dependencies: [
        "CTestFailures", "ResponderAccessibility", "WindowResponder", "ResponderPlatform",
        "ResponderRuntime", "ResponderSystem",
        "TestTimeScale", "TouchRecording",
      ]),
    .target(name: "CTestFailures"),
    // Fails a test of Swift Testing or XCTest. Linked into tests only.
    .target(name: "TestFailureRecorder", dependencies: ["CTestFailures"]),
    .target(
      name: "TestCompositor", dependencies: ["CWaylandServer", "ResponderSystem", "TestTimeScale"],
      plugins: ["WaylandProtocols"]),

    // A program that saves a file, and that a test kills during the save.
    .executableTarget(
      name: "SaveProbe", dependencies: ["WindowResponder"], path: "Tests/Support/SaveProbe"),
    // A program that runs tasks, and then counts its wake-ups.
    .executableTarget(
      name: "TaskProbe", dependencies: ["ResponderRuntime"], path: "Tests/Support/TaskProbe"),
    // A program that checks code that the optimizer and the linker could break: script/check-release.
    .executableTarget(
      name: "ReleaseProbe",
      dependencies: [
        "ResponderAccessibility", "ResponderRuntime", "ResponderTestKit", "Widgets",
        "WindowResponder",
      ],
      path: "Tests/Support/ReleaseProbe"),

    // Random numbers that are the same in every run, for tests.
    .target(name: "SeededRandom", path: "Tests/Support/SeededRandom"),
    // The factor of the time limits of tests, from the environment.
    .target(name: "TestTimeScale", path: "Tests/Support/TestTimeScale"),
    // A private session bus, a stage that is connected to it, and other programs on it.
    .target(
      name: "TestBus",
      dependencies: ["RealCompositors", "ResponderBus", "ResponderTestKit", "WindowResponder"],
      path: "Tests/Support/TestBus"),
    // Temporary folders and environment variables of a test.
    .target(name: "TestSurroundings", path: "Tests/Support/TestSurroundings"),
    // Scenes, views and logs of the tests of several targets.
    .target(
      name: "TestScenes",
      dependencies: [
        "ResponderAccessibility", "ResponderGraphics", "ResponderTestKit", "SeededRandom",
        "WidgetsControls", "WindowResponder",
      ],
      path: "Tests/Support/TestScenes"),
    // Image files of all formats, valid and damaged, for tests.
    .target(
      name: "TestImageFiles", dependencies: ["ResponderSystem"],
      path: "Tests/Support/TestImageFiles"),

    // Programs.
    .executableTarget(
      name: "Counter", dependencies: ["WindowResponder"], path: "Examples/Counter"),
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
    // UIKit code that compiles on iOS without changes.
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

    // Every widget with the content of its image. The tests look for text that is cut off, and
    // script/pictures writes the images.
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
    // The touch lab: recordings of a touch screen, their figures, and verdicts.
    // `TouchRecording` re-exports the events of `ResponderPlatform`. Each target that uses recordings names
    // `ResponderPlatform` too, because SwiftPM rebuilds a target only after a change of a module that the
    // target names.
    .target(name: "TouchRecording", dependencies: ["ResponderPlatform", "ResponderSystem"]),
    // Recordings of other programs, and input devices.
    .target(
      name: "TouchImport",
      dependencies: ["CYAML", "ResponderPlatform", "ResponderSystem", "TouchRecording"]),
    .target(
      name: "TouchDevice",
      dependencies: ["CEvdev", "ResponderPlatform", "ResponderSystem", "TouchRecording"]),
    .target(name: "TouchAnalysis", dependencies: ["ResponderPlatform", "TouchRecording"]),
    .target(
      name: "TouchJudgement", dependencies: ["ResponderPlatform", "TouchAnalysis"],
      resources: [
        .embedInCode("Profiles/windows-hlk.profile"), .embedInCode("Profiles/strict.profile"),
      ]),
    .target(
      name: "TouchRecorder",
      dependencies: [
        "ResponderGeometry", "ResponderPlatform", "ResponderSystem", "TouchRecording",
        "WindowResponder",
      ]),
    // Web pages, PDF documents and drawings that show the reasons of verdicts.
    .target(
      name: "TouchReport",
      dependencies: [
        "ResponderGeometry", "ResponderPlatform", "ResponderWords", "TouchAnalysis",
        "TouchJudgement", "TouchRecording", "WindowResponder",
      ],
      resources: [.embedInCode("Words/de.po")]),
    .executableTarget(
      name: "TouchLab",
      dependencies: [
        "ResponderPlatform", "ResponderSystem", "ResponderTestKit", "ResponderWords",
        "SyntheticTouch", "TouchAnalysis", "TouchDevice", "TouchImport", "TouchJudgement",
        "TouchRecorder", "TouchRecording", "TouchReport", "Widgets", "WindowResponder",
      ],
      resources: [.embedInCode("Words/de.po")]),
    // Simulated touch screens with known faults.
    .target(
      name: "SyntheticTouch",
      dependencies: [
        "ResponderPlatform", "SeededRandom", "TouchAnalysis", "TouchJudgement", "TouchRecording",
      ],
      path: "Tests/Support/SyntheticTouch"),
    // A robot that performs guided tests, on a stage or on a compositor.
    .target(
      name: "TouchRobot",
      dependencies: ["ResponderPlatform", "SeededRandom", "TouchAnalysis", "TouchRecording"],
      path: "Tests/Support/TouchRobot"),

    // Real compositors for tests and benchmarks: KWin, weston and sway without a screen.
    .target(
      name: "RealCompositors", dependencies: ["CSystem", "TestTimeScale"],
      path: "Tests/Support/RealCompositors"),
    // A robot on a real compositor, which performs the guided tests of the touch lab.
    .target(
      name: "LabPlayer",
      dependencies: ["RealCompositors", "ResponderPlatform", "TouchRecording", "TouchRobot"],
      path: "Tests/Support/LabPlayer"),
    // script/check-package --arm64: the touches of an installed program on weston.
    .executableTarget(
      name: "PackagePlayer",
      dependencies: ["LabPlayer", "RealCompositors", "ResponderPlatform", "TouchRecording"],
      path: "Tests/Support/PackagePlayer"),
    // A program that connects to KWin for the large test program.
    .executableTarget(name: "SocketOpener", path: "Tests/Support/SocketOpener"),
    // A window with many recognizers, for touches of those compositors.
    .executableTarget(
      name: "GestureProbe", dependencies: ["WindowResponder"], path: "Tests/Support/GestureProbe"),
    // A window that copies and pastes, for one side of the clipboard.
    .executableTarget(
      name: "ClipboardProbe", dependencies: ["WindowResponder"],
      path: "Tests/Support/ClipboardProbe"),
    // A window that drags and accepts drops, for one side of drags with other toolkits.
    .executableTarget(
      name: "DragProbe", dependencies: ["WindowResponder"], path: "Tests/Support/DragProbe"),
    // A window that requests file panels and printing from the desktop's portal.
    .executableTarget(
      name: "PortalProbe", dependencies: ["WindowResponder", "Widgets"],
      path: "Tests/Support/PortalProbe"),
    // A window that posts notifications and has a status item.
    .executableTarget(
      name: "DesktopProbe", dependencies: ["DesktopServices", "WindowResponder"],
      path: "Tests/Support/DesktopProbe"),
    .executableTarget(
      name: "InspectorProbe", dependencies: ["WidgetsInspector", "WindowResponder"],
      path: "Tests/Support/InspectorProbe"),
    .executableTarget(
      name: "PositionProbe", dependencies: ["WindowResponder"], path: "Tests/Support/PositionProbe"),
    // A window with a text input, for input methods.
    .executableTarget(
      name: "TextProbe", dependencies: ["WindowResponder"], path: "Tests/Support/TextProbe"),
    // A window with a context menu, for the pointers and keys of the compositors.
    .executableTarget(
      name: "MenuProbe", dependencies: ["WindowResponder"], path: "Tests/Support/MenuProbe"),
    // script/desktops: every behaviour on every compositor.
    .executableTarget(
      name: "Desktops", dependencies: ["RealCompositors"], path: "Tools/Desktops"),
    // Benchmarks of this library and of the peers of Benchmarks/peers, run by script/bench.
    .executableTarget(
      name: "BenchmarkRunner", dependencies: ["RealCompositors"], path: "Benchmarks/Runner"),
    .executableTarget(
      name: "PeerWindow", dependencies: ["WindowResponder", "WidgetsControls"],
      path: "Benchmarks/PeerWindow"),
    .executableTarget(
      name: "PeerList", dependencies: ["WindowResponder", "WidgetsLists"],
      path: "Benchmarks/PeerList"),
    .executableTarget(
      name: "PeerField", dependencies: ["WindowResponder", "WidgetsText"],
      path: "Benchmarks/PeerField"),
    .executableTarget(
      name: "Microbenchmarks",
      dependencies: [
        "ResponderTestKit", "TestCompositor", "Widgets", "WindowResponder", "WaylandPlatform",
        "ResponderConstraints", "ResponderPlatform", "ResponderSystem", "ResponderText",
        "SyntheticTouch", "TouchAnalysis", "TouchDevice", "TouchImport", "TouchJudgement",
        "TouchRecorder", "TouchRecording", "TouchReport",
      ],
      path: "Benchmarks/Micro"),

    // script/rooms: the dependencies between the layers of Sources, from the index of the compiler.
    .target(
      name: "CIndexStore", path: "Tools/CIndexStore",
      linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "RoomCheck", dependencies: ["CIndexStore"], path: "Tools/RoomCheck"),
    .executableTarget(name: "Rooms", dependencies: ["RoomCheck"], path: "Tools/Rooms"),
    // script/rules: the rules for the code, from the sources and the index of the compiler.
    .target(
      name: "RuleCheck", dependencies: ["CIndexStore", "RoomCheck"], path: "Tools/RuleCheck"),
    .executableTarget(name: "Rules", dependencies: ["RuleCheck"], path: "Tools/Rules"),
    // script/words: the wording of comments, articles, names and commits.
    .executableTarget(name: "Words", dependencies: ["RuleCheck"], path: "Tools/Words"),
    // script/api: the public API of the library products, from the symbol graphs of the compiler.
    .target(name: "APICheck", path: "Tools/APICheck"),
    .executableTarget(name: "API", dependencies: ["APICheck"], path: "Tools/API"),
    // script/weigh: the weights of programs, and their stored values.
    .target(
      name: "WeighCheck", dependencies: ["RealCompositors", "TestCompositor"],
      path: "Tools/WeighCheck"),
    .executableTarget(name: "Weigh", dependencies: ["WeighCheck"], path: "Tools/Weigh"),
    // The Swift code blocks of articles and doc comments, for the test that compiles them.
    .target(name: "CodeBlocks", path: "Tools/CodeBlocks"),

    // script/sanitize: planted faults that a sanitizer must report, or else its result is not valid.
    .target(name: "CPlantedFaults", path: "Tests/Support/CPlantedFaults"),

    // Tests. Each target has the name of the module that it tests, and its folders have the names of the
    // module's folders. WindowResponder has two targets. The targets are in the order of the modules.
    .testTarget(name: "ResponderSystemTests", dependencies: ["ResponderSystem"]),
    .testTarget(
      name: "ResponderRuntimeTests",
      dependencies: ["RealCompositors", "ResponderRuntime", "TestSurroundings"]),
    .testTarget(name: "WaylandScannerTests", dependencies: ["WaylandScanner"]),
    .testTarget(
      name: "WaylandTests",
      dependencies: ["Wayland", "TestCompositor", "CSystem", "ResponderSystem"]),
    .testTarget(name: "ResponderGeometryTests", dependencies: ["SeededRandom", "WindowResponder"]),
    .testTarget(name: "ResponderPixelsTests", dependencies: ["ResponderPixels"]),
    .testTarget(
      name: "ResponderPhysicsTests",
      dependencies: ["ResponderPhysics", "WindowResponder"]),
    .testTarget(
      name: "ResponderConstraintsTests", dependencies: ["ResponderConstraints", "SeededRandom"]),
    .testTarget(
      name: "ResponderPlatformTests",
      dependencies: [
        "ResponderGeometry", "ResponderPlatform", "WaylandPlatform", "WindowResponder",
      ]),
    .testTarget(
      name: "WaylandPlatformTests",
      dependencies: [
        "CSystem", "CWayland", "ResponderPlatform", "ResponderSystem", "TestCompositor",
        "TestScenes", "TestSurroundings", "Wayland", "WaylandPlatform", "WindowResponder",
      ]),
    .testTarget(
      name: "ResponderGraphicsTests",
      dependencies: [
        "CCairo", "ResponderGeometry", "ResponderGraphics", "ResponderPixels", "ResponderSystem",
        "ResponderTestKit", "SeededRandom", "TestImageFiles", "TestScenes", "TestSurroundings",
        "UIKitNames", "Widgets", "WidgetsControls", "WidgetsText", "WindowResponder",
      ]),
    .testTarget(
      name: "ResponderTextTests",
      dependencies: ["ResponderGraphics", "ResponderText", "SeededRandom", "WindowResponder"]),
    // AT-SPI with at-spi2-core's registry and its client, without views.
    .testTarget(
      name: "ResponderAccessibilityTests",
      dependencies: [
        "RealCompositors", "ResponderAccessibility", "ResponderBus", "ResponderGeometry",
      ]),
    .testTarget(
      name: "ResponderWordsTests",
      dependencies: [
        "ResponderTestKit", "ResponderWords", "Widgets", "WidgetsControls", "WindowResponder",
      ]),
    .testTarget(
      name: "WindowResponderTests",
      dependencies: [
        "RealCompositors", "ResponderAccessibility", "ResponderGraphics", "ResponderPhysics",
        "ResponderPlatform", "ResponderSystem", "ResponderTestKit", "ResponderText", "SeededRandom",
        "TestScenes", "TestSurroundings", "TestTimeScale", "Widgets", "WidgetsDocuments",
        "WindowResponder",
      ]),
    // The tests of the folders View, Window, Presentation, Popups and Animation. They have a target of their
    // own because the compile time of a module grows faster than its size.
    .testTarget(
      name: "WindowResponderViewTests",
      dependencies: [
        "ResponderGraphics", "ResponderPhysics", "ResponderPlatform", "ResponderTestKit",
        "SeededRandom", "TestScenes", "TestSurroundings", "Widgets", "WindowResponder",
      ]),
    // Notifications, status items, exported menus and portals, on a private session bus.
    .testTarget(
      name: "DesktopServicesTests",
      dependencies: [
        "DesktopServices", "RealCompositors", "ResponderBus", "ResponderPlatform",
        "ResponderTestKit", "TestBus", "Widgets", "WindowResponder",
      ]),
    .testTarget(name: "WidgetsBaseTests", dependencies: ["ResponderTestKit", "Widgets"]),
    .testTarget(
      name: "WidgetsItemsTests",
      dependencies: [
        "ResponderTestKit", "Widgets", "WidgetsItems", "WidgetsLists", "WindowResponder",
      ]),
    .testTarget(
      name: "WidgetsControlsTests",
      dependencies: [
        "ResponderGraphics", "ResponderTestKit", "SeededRandom", "TestScenes", "Widgets",
        "WidgetsControls",
      ]),
    .testTarget(
      name: "WidgetsTextTests",
      dependencies: [
        "ResponderAccessibility", "ResponderGraphics", "ResponderTestKit", "ResponderText",
        "SeededRandom", "TestScenes", "Widgets", "WidgetsColumns", "WidgetsText", "WindowResponder",
      ]),
    .testTarget(
      name: "WidgetsFieldsTests",
      dependencies: ["ResponderTestKit", "TestScenes", "Widgets"]),
    .testTarget(
      name: "WidgetsListsTests",
      dependencies: [
        "ResponderTestKit", "SeededRandom", "TestScenes", "UIKitNames", "Widgets", "WidgetsItems",
        "WidgetsLists", "WidgetsText", "WindowResponder",
      ]),
    .testTarget(
      name: "WidgetsColumnsTests",
      dependencies: [
        "ResponderTestKit", "SeededRandom", "Widgets", "WidgetsCharts", "WidgetsColumns",
        "WidgetsControls", "WindowResponder",
      ]),
    .testTarget(
      name: "WidgetsContainersTests",
      dependencies: ["ResponderTestKit", "TestScenes", "Widgets", "WindowResponder"]),
    .testTarget(
      name: "WidgetsDocumentsTests",
      dependencies: [
        "RealCompositors", "ResponderSystem", "ResponderTestKit", "TestSurroundings", "Widgets",
        "WidgetsDocuments", "WidgetsText", "WindowResponder",
      ]),
    .testTarget(
      name: "WidgetsChartsTests",
      dependencies: [
        "ResponderTestKit", "SeededRandom", "Widgets", "WidgetsBase", "WidgetsCharts",
        "WidgetsControls", "WindowResponder",
      ]),
    .testTarget(
      name: "WidgetsInspectorTests",
      dependencies: [
        "ResponderGraphics", "ResponderTestKit", "Widgets", "WidgetsInspector", "WidgetsText",
        "WindowResponder",
      ]),
    .testTarget(
      name: "WidgetsTests",
      dependencies: [
        "ResponderAccessibility", "ResponderGraphics", "ResponderRuntime", "ResponderTestKit",
        "SeededRandom", "TestScenes", "UIKitNames", "WidgetCatalogue", "Widgets", "WidgetsColumns",
        "WidgetsControls", "WidgetsItems", "WidgetsLists", "WidgetsText", "WindowResponder",
      ]),
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: [
        "CoreGraphicsNames", "ResponderTestKit", "UIKitNames", "Widgets", "WindowResponder",
      ]),
    .testTarget(
      name: "UIKitTests",
      dependencies: uikit + [
        "CoreGraphics", "QuartzCore", "UniformTypeIdentifiers", "ResponderTestKit",
      ]),
    .testTarget(
      name: "ResponderTestKitTests",
      dependencies: ["ResponderTestKit", "TestFailureRecorder", "Widgets", "WindowResponder"]),
    .testTarget(
      name: "TouchRecorderTests",
      dependencies: [
        "ResponderPlatform", "ResponderSystem", "ResponderTestKit", "TestCompositor",
        "TouchRecorder", "TouchRecording", "Wayland", "WaylandPlatform", "WindowResponder",
      ]),

    // Tests of several modules.
    .testTarget(
      name: "TouchLabTests",
      dependencies: [
        "CEvdev", "ResponderGraphics", "ResponderPlatform", "ResponderSystem", "ResponderTestKit",
        "ResponderWords", "SeededRandom", "SyntheticTouch", "TouchAnalysis", "TouchDevice",
        "TouchImport", "TouchJudgement", "TouchLab", "TouchRecorder", "TouchRecording",
        "TouchReport", "TouchRobot", "Widgets", "WindowResponder",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "ReplayTests",
      dependencies: [
        "RealCompositors", "ResponderPlatform", "ResponderTestKit", "SeededRandom",
        "SyntheticTouch", "TestSurroundings", "TouchRecorder", "TouchRecording", "Widgets",
        "WindowResponder",
      ],
      exclude: ["Fixtures"]),
    // Subclasses of the open classes, as users write them, without @testable imports.
    .testTarget(
      name: "SubclassTests", dependencies: ["WindowResponder", "Widgets", "ResponderTestKit"]),
    // Code in the Swift 5 language mode, like most code for UIKit.
    .testTarget(
      name: "Swift5Tests",
      dependencies: [
        "WindowResponder", "Widgets", "UIKitNames", "CoreGraphicsNames", "ResponderTestKit",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DesktopTests",
      dependencies: [
        "WindowResponder", "Widgets", "WidgetsControls", "WidgetsDocuments", "WidgetsText",
        "ResponderTestKit", "RealCompositors", "ResponderGraphics",
        "ResponderBus", "ResponderPlatform", "ResponderSystem", "TestBus",
      ],
      exclude: ["Motion/Traces"]),
    // Restoring states. The module keeps its name, because a state of a former version contains it.
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "Reader", "ResponderRuntime", "ResponderSystem", "ResponderTestKit", "TestScenes",
        "TestSurroundings", "Widgets", "WindowResponder",
      ],
      exclude: ["Fixtures"]),

    // Tests of programs and packages.
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Gallery", "WindowResponder", "Widgets", "Wayland", "ResponderTestKit", "TestCompositor",
        "WaylandPlatform", "SeededRandom", "TestTimeScale",
      ]),
    .testTarget(
      name: "ExampleTests",
      dependencies: [
        "Converter", "Counter", "Form", "Monitor", "Notes", "Panel", "Preferences", "Reader",
        "ResponderTestKit", "Shelf", "Stickies", "TestImageFiles", "TestScenes", "TestSurroundings",
        "Turntable", "Viewer", "Widgets", "WindowResponder",
      ]),
    .testTarget(
      name: "ProgramTests",
      dependencies: [
        "Contacts", "OrderForm", "Sketch", "Swatches", "Chat", "WindowResponder", "Widgets",
        "ResponderTestKit",
      ]),
    // The descriptions of programs for desktops, and the contents of packages.
    .testTarget(
      name: "PackagingTests",
      dependencies: [
        "Gallery", "Notes", "Viewer", "Monitor", "Converter", "Preferences", "Shelf", "TouchLab",
        "TouchJudgement", "WindowResponder", "ResponderTestKit", "TestSurroundings",
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "RealCompositors", "Chat", "Contacts", "Converter", "Counter", "Desktops", "Form",
        "Gallery", "GestureProbe", "LabPlayer", "Monitor", "Notes", "OrderForm", "Panel",
        "Preferences", "Reader", "Shelf", "Sketch", "Stickies", "Swatches", "Viewer",
        "ClipboardProbe", "DesktopProbe", "DragProbe", "InspectorProbe", "MenuProbe",
        "PositionProbe", "PortalProbe", "ResponderPlatform", "ResponderTestKit", "SeededRandom",
        "TestCompositor", "TextProbe", "TouchAnalysis", "TouchLab", "TouchRecording", "TouchRobot",
        "Turntable", "WindowResponder",
      ]),

    // Tests of the tools of scripts.
    .testTarget(name: "RoomsTests", dependencies: ["RoomCheck"]),
    .testTarget(name: "RulesTests", dependencies: ["RuleCheck", "TestSurroundings"]),
    .testTarget(name: "APITests", dependencies: ["APICheck"]),
    .testTarget(name: "WeighTests", dependencies: ["WeighCheck"]),
    .testTarget(
      name: "CodeBlocksTests", dependencies: ["CodeBlocks", "RealCompositors"],
      exclude: ["GivenForDocComments.md"]),
    .testTarget(
      name: "SanitizerTests",
      dependencies: ["CPlantedFaults", "RealCompositors", "TestTimeScale"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets where target.type != .plugin {
  let named = target.dependencies.compactMap { dependency in
    if case .byNameItem(let name, _) = dependency { name } else { nil }
  }
  target.dependencies += withReExports(named).dropFirst(named.count).map { .byName(name: $0) }
}

// script/environment.sh sets the variable. Release builds of this package's own modules then omit the
// run-time checks of exclusive access and of isolation, a fifth of the instructions of a press. All tests run
// with the checks. Modules of other packages keep theirs. Without the variable nothing changes, because
// SwiftPM refuses such flags in a dependency that has a version.
//
// The named modules, and those of Widgets and UIKit, are optimized for size, which makes a program an eighth
// smaller. Their few functions that run for each event and each view have `@_optimize(speed)`. The other
// modules calculate: pixels (ResponderPixels), constraints, recordings. With -Osize, their loops would not be
// vectorized, also with that attribute. The compiler of Swift 6.2 crashes with -Osize.
if Context.environment["WINDOWRESPONDER_UNCHECKED"] == "1" {
  for target in package.targets where [.regular, .executable].contains(target.type) {
    var flags = [
      "-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-dynamic-actor-isolation",
    ]
    // It runs for a tenth of a second in a build. To optimize it takes longer.
    if target.name == "WaylandScanner" { flags.append("-Onone") }
    #if compiler(>=6.3)
      // Passes of the optimizer that take a third of its time, and make these modules no faster: most only
      // reorder or omit loads and releases, which LLVM does again. The first one is the check of values that
      // are passed between actors, which debug builds perform.
      let unneeded = [
        "send-non-sendable", "release-hoisting", "mandatory-redundant-load-elimination", "bcopts",
        "loop-invariant-code-motion",
      ]
      let small = [
        "DesktopServices", "Gallery", "ResponderAccessibility", "ResponderBus", "ResponderGraphics",
        "ResponderPlatform", "ResponderRuntime", "ResponderSystem", "ResponderTestKit",
        "ResponderText", "ResponderWords", "TouchLab", "Wayland", "WaylandPlatform",
        "WindowResponder",
      ]
      if small.contains(target.name) || target.name.hasPrefix("Widgets")
        || target.name.hasPrefix("UIKit")
      {
        flags.append("-Osize")
        for pass in unneeded { flags += ["-Xllvm", "-sil-disable-pass=\(pass)"] }
      }
    #endif
    // The names of stored properties and of enumeration cases, with which values are printed. In these
    // modules, no value is printed whose type has no description of its own.
    let unprinted = [
      "ResponderBus", "ResponderConstraints", "ResponderPixels", "Wayland", "WaylandPlatform",
    ]
    if unprinted.contains(target.name) {
      flags += ["-Xfrontend", "-disable-reflection-metadata"]
    }
    target.swiftSettings =
      (target.swiftSettings ?? []) + [
        .unsafeFlags(flags, .when(configuration: .release))
      ]
    // In debug builds, each module is compiled as a whole, in two thirds of the time. The program itself is
    // compiled file by file. Flags on the command line come later and win.
    var debugFlags = [
      "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode",
      "-no-emit-module-separately-wmo",
    ]
    // For programs of script/new-app, without what only developers of this package need, which takes a
    // fifteenth of the time: variables in the debugger, the check of values that are passed between actors,
    // the checks of the code generator. The lines of functions remain, for backtraces. The program itself has
    // all of it.
    if Context.environment["WINDOWRESPONDER_PROGRAM"] == "1" {
      debugFlags += ["-Xfrontend", "-gline-tables-only", "-Xfrontend", "-disable-llvm-verify"]
      for pass in ["send-non-sendable", "mandatory-redundant-load-elimination"] {
        debugFlags += ["-Xllvm", "-sil-disable-pass=\(pass)"]
      }
    }
    target.swiftSettings?.append(.unsafeFlags(debugFlags, .when(configuration: .debug)))
    // Tests and programs during development calculate much too.
    let calculating = [
      "ResponderConstraints", "ResponderGeometry", "ResponderPhysics", "ResponderPixels",
      "ResponderText", "TouchAnalysis", "TouchImport", "TouchJudgement", "TouchRecording",
      "TouchReport",
    ]
    if calculating.contains(target.name) {
      target.swiftSettings?.append(
        .unsafeFlags(["-O", "-DOPTIMIZED"], .when(configuration: .debug)))
    }
  }
}
