import ResponderBus
import TestBus
import Testing
import Widgets

@testable import DesktopServices
@testable import ResponderPlatform
@testable import ResponderTestKit
@testable import WindowResponder

/// Tests of the application's menus on the bus, as a desktop reads them.
@MainActor @Suite("Exported menus", .serialized, needs("dbus-daemon"))
struct ExportedMenuTests {
  private let rig: BusStage
  private let desktop: BusPeer
  private let page = Page()

  init() throws {
    rig = try BusStage()
    desktop = BusPeer(on: rig)
    rig.stage.window.rootViewController = page
  }

  private final class Page: ViewController {
    var chosen: [String] = []
    var hasTable = false

    override func buildMenu(with builder: any MenuBuilder) {
      super.buildMenu(with: builder)
      guard builder.system == MenuSystem.main else { return }
      let action = Action(title: "Tidy up") { [weak self] _ in self?.chosen.append("tidy") }
      builder.insertSibling(
        Menu(
          title: "Page",
          children: [
            action,
            KeyCommand(
              title: "Turn", action: .turnPage, input: KeyCommand.inputPageDown,
              modifierFlags: [.control, .shift]),
          ]), afterMenu: .file)
      if hasTable {
        builder.insertSibling(
          Menu(title: "Table", children: [Action(title: "Add row") { _ in }]), afterMenu: .view)
      }
    }
  }

  private final class HelpfulPage: ViewController, ShowHelpAction {
    func showHelp(_ sender: Any?) {}
  }

  private var address: MenuAddress? {
    rig.stage.display.surfaces.first { !$0.isPopup }?.desktopRequests.menuAddress
  }

  private func export() throws -> MenuAddress {
    rig.application.exportsMenus = true
    let isTold = rig.wait { address != nil }
    try #require(isTold)
    return try #require(address)
  }

  private func call(
    _ method: String, _ arguments: [DBusValue], _ address: MenuAddress
  ) -> [DBusValue]? {
    desktop.call(
      BusMember(
        destination: address.service, path: address.path, interface: BusMenu.interface,
        name: method), arguments)
  }

  /// Returns the menu items by their labels, each with its number and properties.
  private func lines(
    _ address: MenuAddress
  ) throws -> [String: (number: Int32, properties: [String: DBusValue])] {
    let answer = try #require(
      call("GetLayout", [.int32(0), .int32(-1), .strings([])], address))
    var found: [String: (number: Int32, properties: [String: DBusValue])] = [:]
    func add(_ value: DBusValue) {
      guard let parts = value.parts, parts.count == 3 else { return }
      let properties = parts[1].entries ?? [:]
      if let label = properties["label"]?.text {
        found[label] = (Int32(parts[0].integer ?? 0), properties)
      }
      for child in parts[2].parts ?? [] { add(child) }
    }
    add(answer[1])
    return found
  }

  private func click(_ number: Int32, _ address: MenuAddress) -> Bool {
    call("Event", [.int32(number), .string("clicked"), .variant(.int32(0)), .uint32(0)], address)
      != nil
  }

  @Test("Nothing is told, and the bus not opened, before the program asks for it")
  func offAtFirst() throws {
    #expect(!rig.application.exportsMenus)
    #expect(!rig.application.desktopShowsMenus)
    #expect(!rig.wait(seconds: 0.1) { address != nil })
  }

  @Test("Where the desktop has no use for them nothing is exported")
  func notOffered() throws {
    rig.stage.desktopFeatures.remove(.exportedMenus)
    rig.application.exportsMenus = true
    #expect(!rig.wait(seconds: 0.1) { address != nil })
    #expect(rig.application.exportsMenus)
  }

  @Test(
    "S4: The menus are there when the window tells where, with keys, and a choice is performed")
  func readAndChosen() throws {
    let address = try export()
    let lines = try lines(address)
    #expect(lines["Page"]?.properties["children-display"]?.text == "submenu")
    let keys = lines["Turn"]?.properties["shortcut"]?.parts?.first?.parts?.compactMap(\.text)
    #expect(keys == ["Control", "Shift", "Page_Down"])
    // No responder handles the action.
    #expect(lines["Turn"]?.properties["enabled"]?.truth == false)
    #expect(click(try #require(lines["Tidy up"]).number, address))
    #expect(rig.wait { page.chosen == ["tidy"] })
  }

  @Test(
    "T10: With a text field focused, the desktop's Edit has what the field can do, and acts on it")
  func firstResponder() throws {
    let field = TextField(frame: Rect(x: 10, y: 10, width: 200, height: 44))
    field.text = "exported"
    page.view.addSubview(field)
    field.becomeFirstResponder()
    field.selectedTextRange = TextRange(utf8: 0..<3)
    let address = try export()
    let lines = try lines(address)
    for title in ["Cut", "Copy", "Select All"] {
      #expect(lines[title]?.properties["enabled"]?.truth != false, "\(title)")
    }
    #expect(click(try #require(lines["Cut"]).number, address))
    #expect(rig.wait { field.text == "orted" })
    field.resignFirstResponder()
    #expect(try self.lines(address)["Cut"]?.properties["enabled"]?.truth == false)
  }

  @Test("The Help menu is exported where a responder has help, and only there")
  func help() throws {
    let address = try export()
    #expect(try lines(address)["Help"] == nil && lines(address)["Edit"] != nil)
    rig.stage.window.rootViewController = HelpfulPage()
    #expect(try lines(address)["Help"] != nil)
  }

  @Test("S4: Menus that are built another way are told to who has read them")
  func rebuilt() throws {
    let address = try export()
    _ = try lines(address)
    let updated = BusMember(
      path: address.path, interface: BusMenu.interface, name: "LayoutUpdated")
    #expect(desktop.listen(to: updated))
    page.hasTable = true
    MenuSystem.main.setNeedsRebuild()
    #expect(rig.wait { desktop.signals.contains { $0.name == "LayoutUpdated" } })
    #expect(try lines(address)["Table"] != nil)
  }

  @Test("S4: Nothing is told of a change in menus that nobody has read")
  func unread() throws {
    let address = try export()
    let updated = BusMember(
      path: address.path, interface: BusMenu.interface, name: "LayoutUpdated")
    #expect(desktop.listen(to: updated))
    page.hasTable = true
    MenuSystem.main.setNeedsRebuild()
    let isTold = rig.wait(seconds: 0.2) { desktop.signals.contains { $0.name == "LayoutUpdated" } }
    #expect(!isTold)
  }

  @Test("S4: A window that is closed takes its menus along, one that is shown later has its own")
  func windows() throws {
    let first = try export()
    let other = Window(size: Size(width: 80, height: 60))
    other.rootViewController = Page()
    other.makeKeyAndVisible()
    func told() -> [MenuAddress] {
      rig.stage.display.surfaces.compactMap(\.desktopRequests.menuAddress)
    }
    #expect(rig.wait { told().count == 2 })
    let second = try #require(told().last)
    #expect(second.path != first.path && second.service == first.service)
    #expect(try !lines(second).isEmpty)
    other.close()
    #expect(call("GetLayout", [.int32(0), .int32(-1), .strings([])], second) == nil)
    #expect(call("GetLayout", [.int32(0), .int32(-1), .strings([])], first) != nil)
    rig.application.exportsMenus = false
    #expect(told().isEmpty)
    #expect(call("GetLayout", [.int32(0), .int32(-1), .strings([])], first) == nil)
  }

  @Test("S5: A bar that may goes while the desktop shows menus, and comes back")
  func bars() throws {
    let bar = MenuBar()
    let other = MenuBar()
    page.view.addSubview(other)
    page.view.addSubview(bar)
    _ = try export()
    bar.hidesWhereDesktopShowsMenus = true
    #expect(!bar.isHidden)
    let description = "<node><interface name='com.canonical.AppMenu.Registrar'/></node>"
    #expect(desktop.own(MenuExporter.registrar, at: "/com/canonical/AppMenu", description))
    #expect(rig.wait { rig.application.desktopShowsMenus })
    #expect(bar.isHidden && !other.isHidden)
    bar.menus = [Menu(title: "Own", children: [])]
    #expect(!bar.isHidden)
    bar.menus = nil
    #expect(bar.isHidden)
    rig.application.exportsMenus = false
    #expect(!bar.isHidden)
    // The application finds out again whether the desktop shows menus.
    rig.application.exportsMenus = true
    #expect(rig.wait { bar.isHidden })
  }
}

@MainActor private protocol TurnPageAction: AnyObject {
  func turnPage(_ sender: Any?)
}

extension Selector {
  fileprivate static let turnPage = Selector("turnPage:", on: TurnPageAction.self) {
    $0.turnPage($1)
  }
}
