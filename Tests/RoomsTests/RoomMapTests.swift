import Testing

@testable import RoomCheck

struct RoomMapTests {
  @Test("a folder of WindowResponder is a room, and so is any other module")
  func rooms() {
    let room = { (path: String) in RoomMap.room(of: path, module: "M") }
    #expect(room("Sources/WindowResponder/Text/Editor/TextEditor.swift") == "Text")
    #expect(room("Sources/WindowResponder/Exports.swift") == "WindowResponder")
    #expect(room("Sources/Gallery/Shell/Page.swift") == "Gallery")
  }

  @Test("a folder of Widgets is a module, and so a room")
  func modules() {
    let room = { (path: String) in RoomMap.room(of: path, module: "M") }
    #expect(room("Sources/Widgets/Lists/Table/TableView.swift") == "WidgetsLists")
    #expect(room("Sources/Widgets/Base/HoldRepeater.swift") == "WidgetsBase")
    #expect(room("Sources/Widgets/Widgets.swift") == "Widgets")
  }

  @Test("what a plugin generated belongs to its module, and a test to no room")
  func others() {
    let generated = ".build/plugins/outputs/w/Wayland/destination/WaylandProtocols/Client.swift"
    #expect(RoomMap.room(of: generated, module: "Wayland") == "Wayland")
    #expect(RoomMap.room(of: "Tests/RoomsTests/Page.swift", module: "RoomsTests") == nil)
    #expect(RoomMap.room(of: "Package.swift", module: "Package") == nil)
  }

  @Test("files that a page names are told with their lines where they are missing")
  func namedFiles() {
    let named = NamedFiles(in: "1. `A.swift` and `B+C.swift`\n\nB.swift, `D.txt`, `E.swift`:")
    #expect(named.names.map(\.file) == ["A.swift", "B+C.swift", "E.swift"])
    #expect(
      named.missing(from: ["Sources/X/A.swift", "Sources/X/B+C.swift"])
        == [.init(file: "E.swift", line: 3)])
  }
}
