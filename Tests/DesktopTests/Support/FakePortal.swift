import ResponderBus

@testable import WindowResponder

/// A settings portal, as a desktop provides it.
@MainActor final class FakePortal: BusObject {
  static let description = """
    <node><interface name="org.freedesktop.portal.Settings">
      <method name="ReadAll">
        <arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/>
      </method>
      <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
    </interface></node>
    """
  let bus: BusConnection
  var settings: [String: [String: DBusValue]] = [:]
  /// The value that is returned instead of the settings.
  var nonsense: DBusValue?
  private(set) var reads = 0
  private(set) var isStarted = false
  private var export: BusSubscription?

  init(bus: BusConnection) { self.bus = bus }

  func start() throws {
    bus.whenOpen { [self] in
      // With `nonsense`, the method is declared to return a variant, so that the reply has the declared type.
      let description =
        nonsense == nil
        ? Self.description
        : Self.description.split(separator: "a{sa{sv}}", maxSplits: 1).joined(separator: "v")
      export = try? bus.export(self, at: DesktopSettings.path, description: description)
      bus.requestName(DesktopSettings.portal) { [self] in isStarted = (try? $0.get()) == true }
    }
  }

  func change(_ group: String, _ key: String, _ value: DBusValue) {
    bus.emit(
      BusMember(
        path: DesktopSettings.path, interface: DesktopSettings.interface, name: "SettingChanged"),
      [.string(group), .string(key), .variant(value)])
  }

  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] {
    reads += 1
    if let nonsense { return [.variant(nonsense)] }
    let groups = settings.map { group, values in
      DBusValue.structure([.string(group), .dictionary(values)])
    }
    return [.array(of: "{sa{sv}}", groups)]
  }
  func property(_ name: String, of interface: String) -> DBusValue? { nil }
  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }
}
