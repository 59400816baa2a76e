import ResponderBus
import ResponderTestKit
import TestBus
import Testing

@testable import DesktopServices
@testable import WindowResponder

/// Tests of the menus of status items, as a bar requests them.
@MainActor @Suite("Menus of status items", .serialized, needs("dbus-daemon"))
struct StatusMenuTests {
  private let rig: BusStage
  private let bar: BusPeer
  private let item: StatusItem
  private let owner: String

  init() throws {
    let rig = try BusStage()
    let bar = BusPeer(on: rig)
    var name: String?
    bar.answers["RegisterStatusNotifierItem"] = { arguments in
      name = arguments.first?.text
      return []
    }
    let description = """
      <node><interface name="org.kde.StatusNotifierWatcher">
        <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
      </interface></node>
      """
    try #require(bar.own(StatusItemBar.serviceName, at: "/StatusNotifierWatcher", description))
    let item = StatusItemBar.system.statusItem()
    try #require(rig.wait { name != nil })
    self.rig = rig
    self.bar = bar
    self.item = item
    owner = name ?? ""
  }

  private func call(_ method: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    bar.call(
      BusMember(
        destination: owner, path: "/MenuBar", interface: BusMenu.interface, name: method),
      arguments)
  }

  /// A menu item as the bar receives it.
  private struct Line {
    var number = 0
    var properties: [String: DBusValue] = [:]
    var children: [Line] = []

    init(_ value: DBusValue) {
      let parts = value.parts ?? []
      guard parts.count == 3 else { return }
      number = parts[0].integer ?? 0
      properties = parts[1].entries ?? [:]
      children = (parts[2].parts ?? []).map(Line.init)
    }

    var label: String { properties["label"]?.text ?? properties["type"]?.text ?? "" }
    subscript(_ label: String) -> Line? { children.first { $0.label == label } }
  }

  private func layout(of number: Int32 = 0, levels: Int32 = -1) throws -> Line {
    let answer = try #require(
      call("GetLayout", [.int32(number), .int32(levels), .strings([])]))
    return Line(answer[1])
  }

  private func click(_ line: Line?) throws -> Bool {
    let number = Int32(try #require(line).number)
    let arguments: [DBusValue] = [
      .int32(number), .string("clicked"), .variant(.int32(0)), .uint32(0),
    ]
    return call("Event", arguments) != nil
  }

  @Test("Titles, groups, marks and submenus are told, hidden lines are not")
  func lines() throws {
    item.menu = Menu(children: [
      Action(title: "Open_it", discoverabilityTitle: "Open the file") { _ in },
      Action(title: "Off", attributes: .disabled, state: .mixed) { _ in },
      Action(title: "Hidden", attributes: .hidden) { _ in },
      Menu(
        title: "Speed", options: [.displayInline, .singleSelection],
        children: [
          Action(title: "Slow", state: .on) { _ in }, Action(title: "Fast") { _ in },
        ]),
      Menu(
        title: "More",
        children: [
          Action(
            title: "Remove", image: Image(pixels: [1], width: 1, height: 1),
            attributes: .destructive
          ) { _ in }
        ]),
    ])
    let root = try layout()
    #expect(root.properties["children-display"]?.text == "submenu")
    #expect(
      root.children.map(\.label)
        == ["Open__it", "Off", "separator", "Speed", "Slow", "Fast", "separator", "More"])
    #expect(root["Open__it"]?.properties["accessible-desc"]?.text == "Open the file")
    #expect(root["Off"]?.properties["accessible-desc"] == nil)
    #expect(root["Off"]?.properties["enabled"]?.truth == false)
    #expect(root["Off"]?.properties["toggle-state"]?.integer == -1)
    #expect(root["Off"]?.properties["toggle-type"]?.text == "checkmark")
    #expect(root["Speed"]?.properties["enabled"]?.truth == false)
    #expect(root["Slow"]?.properties["toggle-type"]?.text == "radio")
    #expect(root["Slow"]?.properties["toggle-state"]?.integer == 1)
    #expect(root["Fast"]?.properties["toggle-state"]?.integer == 0)
    let remove = try #require(root["More"]?["Remove"])
    #expect(root["More"]?.properties["children-display"]?.text == "submenu")
    #expect(remove.properties["disposition"]?.text == "warning")
    #expect(remove.properties["icon-data"]?.parts?.isEmpty == false)
    #expect(try layout(levels: 1)["More"]?.children.isEmpty == true)
    #expect(try layout(of: Int32(root["More"]?.number ?? 0)).children.map(\.label) == ["Remove"])
  }

  @Test("What is clicked is done, once, and a choice moves its mark")
  func clicking() throws {
    var done: [String] = []
    item.menu = Menu(
      options: .singleSelection,
      children: ["a", "b"].map { title in
        Action(title: title, state: title == "a" ? .on : .off) { done.append($0.title) }
      })
    let before = try layout()
    let revision = call("GetLayout", [.int32(0), .int32(0), .strings([])])?[0].integer ?? 0
    #expect(try click(before["b"]) && rig.wait { done == ["b"] })
    let after = try layout()
    #expect(after["a"]?.properties["toggle-state"]?.integer == 0)
    #expect(after["b"]?.properties["toggle-state"]?.integer == 1)
    // A menu item keeps its number.
    #expect(after.children.map(\.number) == before.children.map(\.number))
    let later = call("GetLayout", [.int32(0), .int32(0), .strings([])])?[0].integer ?? 0
    #expect(later > revision)
  }

  @Test("Commands go to whoever performs them, and are dimmed where nobody does")
  func commands() throws {
    let view = Editor()
    rig.stage.window.addSubview(view)
    view.becomeFirstResponder()
    item.menu = Menu(children: [
      Command(title: "Copy", action: .copy), Command(title: "Paste", action: .paste),
    ])
    let root = try layout()
    #expect(root["Copy"]?.properties["enabled"] == nil)
    #expect(root["Paste"]?.properties["enabled"]?.truth == false)
    #expect(try click(root["Paste"]) && click(root["Copy"]))
    #expect(rig.wait { view.copies == 1 })
  }

  private final class Editor: View, CopyAction {
    var copies = 0
    override var canBecomeFirstResponder: Bool { true }
    func copy(_ sender: Any?) { copies += 1 }
  }

  @Test("A change is found when the menu is about to be shown, and another menu is told at once")
  func changing() throws {
    let action = Action(title: "Start") { _ in }
    item.menu = Menu(children: [action])
    _ = try layout()
    #expect(call("AboutToShow", [.int32(0)])?.first?.truth == false)
    action.title = "Stop"
    #expect(call("AboutToShow", [.int32(0)])?.first?.truth == true)
    #expect(try layout().children.map(\.label) == ["Stop"])
    try #require(
      bar.listen(
        to: BusMember(
          destination: owner, path: "/MenuBar", interface: BusMenu.interface,
          name: "LayoutUpdated")))
    item.menu = Menu(children: [Action(title: "Other") { _ in }])
    #expect(rig.wait { bar.signals.count == 1 })
    #expect(try layout().children.map(\.label) == ["Other"])
    item.menu = nil
    #expect(try layout().children.isEmpty)
  }

  @Test("Elements that are filled in late come once the menu is about to be shown")
  func deferred() throws {
    var asked = 0
    item.menu = Menu(children: [
      DeferredMenuElement { completion in
        asked += 1
        completion([Action(title: "Late") { _ in }])
      }
    ])
    let before = try layout()
    #expect(before.children.count == 1 && asked == 0)
    #expect(before.children.first?.properties["enabled"]?.truth == false)
    _ = call("AboutToShow", [.int32(0)])
    #expect(try layout().children.map(\.label) == ["Late"] && asked == 1)
  }

  @Test("Groups of lines are answered, with those that are not there")
  func groups() throws {
    var done = 0
    item.menu = Menu(children: [Action(title: "A") { _ in done += 1 }])
    let number = Int32(try #require(layout()["A"]).number)
    let properties = call(
      "GetGroupProperties",
      [.array(of: "i", [.int32(number), .int32(999)]), .strings(["label"])])
    #expect(properties?.first?.parts?.count == 1)
    #expect(call("GetProperty", [.int32(number), .string("label")])?.first?.text == "A")
    let event = { (number: Int32) -> DBusValue in
      .structure([.int32(number), .string("clicked"), .variant(.string("")), .uint32(0)])
    }
    let failed = call("EventGroup", [.array(of: "(isvu)", [event(number), event(999)])])
    #expect(failed?.first?.parts?.map(\.integer) == [999])
    let shown = call("AboutToShowGroup", [.array(of: "i", [.int32(0), .int32(-5)])])
    #expect(shown?[0].parts?.isEmpty == true && shown?[1].parts?.map(\.integer) == [-5])
    #expect(rig.wait { done == 1 })
  }

  @Test("What means nothing is refused, and changes nothing")
  func hostile() throws {
    var done = 0
    item.menu = Menu(children: [
      Menu(title: "Sub", children: [Action(title: "A") { _ in done += 1 }]),
      Action(title: "Off", attributes: .disabled) { _ in done += 1 },
    ])
    let root = try layout()
    #expect(call("GetLayout", [.int32(77), .int32(-1), .strings([])]) == nil)
    #expect(call("GetLayout", [.int32(.min), .int32(.min), .strings([])]) == nil)
    #expect(call("GetProperty", [.int32(0), .string("nothing")]) == nil)
    #expect(call("AboutToShow", [.int32(.max)]) == nil)
    let unknown: [DBusValue] = [
      .int32(77), .string("clicked"), .variant(.int32(0)), .uint32(0),
    ]
    #expect(call("Event", unknown) == nil)
    // Neither a submenu nor a disabled item is chosen.
    #expect(try click(root["Sub"]) && click(root["Off"]) && click(root))
    let number = Int32(root["Sub"]?.children.first?.number ?? 0)
    let hovered: [DBusValue] = [
      .int32(number), .string("hovered"), .variant(.int32(0)), .uint32(0),
    ]
    #expect(call("Event", hovered) != nil)
    #expect(!rig.wait(seconds: 0.2) { done > 0 })
  }
}
