import Glibc
import ResponderBus
import ResponderTestKit
import TestBus
import Testing

@testable import DesktopServices
@testable import WindowResponder

/// Tests of icons in the status bar, with a bar on a private bus.
@MainActor @Suite("Status items", .serialized, needs("dbus-daemon"))
struct StatusItemTests {
  private let rig: BusStage

  init() throws {
    rig = try BusStage()
    rig.application.identifier = "org.example.Sync"
    rig.application.name = "Sync"
  }

  private static let watcherDescription = """
    <node><interface name="org.kde.StatusNotifierWatcher">
      <method name="RegisterStatusNotifierItem"><arg type="s" direction="in"/></method>
      <signal name="StatusNotifierHostRegistered"/>
      <signal name="StatusNotifierHostUnregistered"/>
      <property name="IsStatusNotifierHostRegistered" type="b" access="read"/>
    </interface></node>
    """

  private func watcher(hasHost: Bool = true) throws -> BusPeer {
    let peer = BusPeer(on: rig)
    peer.properties["IsStatusNotifierHostRegistered"] = .bool(hasHost)
    try #require(
      peer.own(StatusItemBar.serviceName, at: "/StatusNotifierWatcher", Self.watcherDescription))
    return peer
  }

  private func registered(_ watcher: BusPeer) -> [String] {
    watcher.arguments(of: "RegisterStatusNotifierItem").compactMap { $0.first?.text }
  }

  private var firstName: String { "org.kde.StatusNotifierItem-\(getpid())-1" }

  private func read(_ name: String, _ watcher: BusPeer, _ owner: String) -> DBusValue? {
    watcher.property(
      name, of: StatusItemObject.interface, at: StatusItemObject.path, owner)
  }

  private func item(_ method: String, _ owner: String) -> BusMember {
    BusMember(
      destination: owner, path: StatusItemObject.path, interface: StatusItemObject.interface,
      name: method)
  }

  @Test("An item is registered, and says what it is")
  func properties() throws {
    let watcher = try watcher()
    let item = StatusItemBar.system.statusItem()
    item.iconName = "sync"
    item.toolTip = "Synchronising"
    item.toolTipText = "3 files"
    item.status = .needsAttention
    item.category = .communications
    item.image = Image(pixels: [0x8000_0040], width: 1, height: 1)
    #expect(rig.wait { item.isShown } && StatusItemBar.system.isAvailable)
    #expect(registered(watcher) == [firstName])
    let texts = ["Id", "Title", "IconName", "Status", "Category", "Menu"].map {
      read($0, watcher, firstName)?.text
    }
    #expect(
      texts == [
        "org.example.Sync", "Sync", "sync", "NeedsAttention", "Communications", "/NO_DBUSMENU",
      ])
    #expect(read("ItemIsMenu", watcher, firstName)?.truth == false)
    let tip = read("ToolTip", watcher, firstName)?.parts
    #expect(tip?[2].text == "Synchronising" && tip?[3].text == "3 files")
    let pictures = try #require(read("IconPixmap", watcher, firstName)?.parts)
    #expect(pictures.map { $0.parts?.first?.integer } == [22, 44])
    let bytes = try #require(pictures[0].parts?.last?.parts)
    #expect(bytes.count == 22 * 22 * 4)
    // A pixel in the middle, which scaling does not change. The alpha comes first, and the colors are not
    // premultiplied.
    let middle = (11 * 22 + 11) * 4
    #expect(bytes[middle..<middle + 4].map(\.integer) == [128, 0, 0, 128])
  }

  @Test("Changes are signalled")
  func changes() throws {
    let watcher = try watcher()
    let item = StatusItemBar.system.statusItem()
    try #require(rig.wait { item.isShown })
    let names = ["NewTitle", "NewIcon", "NewToolTip", "NewStatus", "NewAttentionIcon"]
    let members = names.map { self.item($0, firstName) }
    try #require(
      watcher.listen(to: members[0], members[1], members[2], members[3], members[4]))
    item.title = "Other"
    item.iconName = "a"
    item.iconName = "a"
    item.toolTip = "b"
    item.status = .passive
    item.attentionIconName = "c"
    #expect(rig.wait { watcher.signals.count == 5 })
    #expect(watcher.signals.map(\.name) == names)
    #expect(watcher.signals[3].arguments.map(\.text) == ["Passive"])
  }

  @Test("That a click does something else from now on is told, once")
  func clickChanges() throws {
    let watcher = try watcher()
    let item = StatusItemBar.system.statusItem()
    try #require(rig.wait { item.isShown })
    let changed = BusMember(
      destination: firstName, path: "/StatusNotifierItem",
      interface: "org.freedesktop.DBus.Properties", name: "PropertiesChanged")
    try #require(watcher.listen(to: changed))
    item.menu = Menu(children: [Action(title: "Check now") { _ in }])
    item.primaryAction = { _ in }
    item.primaryAction = { _ in }
    item.primaryAction = nil
    #expect(rig.wait { watcher.signals.count == 3 })
    let told = watcher.signals.map { $0.arguments[1].entries?["ItemIsMenu"]?.truth }
    #expect(told == [true, false, true])
  }

  @Test(
    "Clicks, the wheel and the menu's click come, and a window comes to the front by their leave")
  func actions() throws {
    let watcher = try watcher()
    let item = StatusItemBar.system.statusItem()
    var told: [String] = []
    let other = Window(size: Size(width: 10, height: 10))
    other.makeKeyAndVisible()
    let window = rig.stage.window
    item.primaryAction = { _ in
      told.append("primary")
      window.makeKey()
    }
    item.secondaryAction = { _ in told.append("secondary") }
    item.contextMenuAction = { _ in told.append("context") }
    item.scrollAction = { _, delta, axis in told.append("\(delta) \(axis)") }
    try #require(rig.wait { item.isShown })
    let place: [DBusValue] = [.int32(1), .int32(2)]
    #expect(watcher.call(self.item("SecondaryActivate", firstName), place) != nil)
    #expect(watcher.call(self.item("ContextMenu", firstName), place) != nil)
    let scroll = self.item("Scroll", firstName)
    #expect(watcher.call(scroll, [.int32(-120), .string("Vertical")]) != nil)
    #expect(watcher.call(scroll, [.int32(1), .string("horizontal")]) != nil)
    #expect(watcher.call(scroll, [.int32(0), .string("vertical")]) != nil)
    let leave = self.item("ProvideXdgActivationToken", firstName)
    #expect(watcher.call(leave, [.string("leave")]) != nil)
    #expect(watcher.call(self.item("Activate", firstName), place) != nil)
    #expect(rig.wait { told.count == 5 })
    #expect(told == ["secondary", "context", "-120 vertical", "1 horizontal", "primary"])
    #expect(rig.stage.windowManagerRequests.contains("activate leave"))
    // A call with arguments of other types than in the description is not delivered.
    #expect(watcher.call(scroll, [.string("x")]) == nil)
    other.close()
  }

  @Test("An item goes from the bar when it is hidden or removed, and others stay")
  func removing() throws {
    let watcher = try watcher()
    let first = StatusItemBar.system.statusItem()
    let second = StatusItemBar.system.statusItem()
    try #require(rig.wait { first.isShown && second.isShown })
    #expect(registered(watcher).sorted() == [firstName, String(firstName.dropLast()) + "2"])
    #expect(read("Id", watcher, String(firstName.dropLast()) + "2")?.text == "org.example.Sync-2")
    try #require(watcher.listen(to: .ofBus("NameOwnerChanged")))
    first.isVisible = false
    #expect(!first.isShown && second.isShown)
    func hasGone() -> Bool {
      watcher.signals.contains {
        $0.arguments.first?.text == firstName && $0.arguments.last?.text == ""
      }
    }
    #expect(rig.wait { hasGone() })
    first.isVisible = true
    #expect(rig.wait { first.isShown })
    StatusItemBar.system.removeStatusItem(second)
    #expect(StatusItemBar.system.items.count == 1 && !second.isShown)
    #expect(rig.wait { read("Id", watcher, String(firstName.dropLast()) + "2") == nil })
  }

  @Test("Without a bar an item waits for one, and for the next when that goes")
  func waiting() throws {
    let bar = StatusItemBar.system
    let item = bar.statusItem()
    #expect(!rig.wait(seconds: 0.3) { item.isShown } && !bar.isAvailable)
    let first = try watcher()
    #expect(rig.wait { item.isShown } && registered(first).last == firstName)
    first.bus.close()
    #expect(rig.wait { !item.isShown } && !bar.isAvailable)
    let second = try watcher(hasHost: false)
    #expect(rig.wait { item.isRegistered } && registered(second).last == firstName)
    #expect(!item.isShown)
    second.properties["IsStatusNotifierHostRegistered"] = .bool(true)
    second.bus.emit(
      BusMember(
        path: "/StatusNotifierWatcher", interface: StatusItemBar.serviceName,
        name: "StatusNotifierHostRegistered"), [])
    #expect(rig.wait { item.isShown })
  }

  @Test("Whether there is a bar can be asked without an item")
  func asking() async throws {
    let bar = StatusItemBar.system
    #expect(try await !rig.result { await bar.checkAvailability() })
    let watcher = try watcher()
    #expect(try await rig.result { await bar.checkAvailability() })
    #expect(registered(watcher).isEmpty)
    rig.application.useSessionBus(at: nil)
    #expect(rig.wait { !bar.isAvailable })
    #expect(try await !rig.result { await bar.checkAvailability() })
  }

  @Test("Another program sees the item", needs("gdbus"))
  func gdbus() throws {
    let watcher = try watcher()
    let item = StatusItemBar.system.statusItem()
    item.menu = Menu(children: [Action(title: "Stop") { _ in }])
    try #require(rig.wait { item.isShown } && registered(watcher) == [firstName])
    let properties = try rig.output(
      of: "gdbus",
      [
        "call", "--session", "--dest", firstName, "--object-path", StatusItemObject.path,
        "--method", "org.freedesktop.DBus.Properties.GetAll", StatusItemObject.interface,
      ])
    #expect(properties.contains("'Menu': <objectpath '/MenuBar'>"))
    #expect(properties.contains("'ItemIsMenu': <true>"))
    let layout = try rig.output(
      of: "gdbus",
      [
        "call", "--session", "--dest", firstName, "--object-path", "/MenuBar", "--method",
        "com.canonical.dbusmenu.GetLayout", "0", "int32 -1", "[]",
      ])
    #expect(layout.contains("'label': <'Stop'>"))
  }
}
