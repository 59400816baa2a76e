import ResponderBus
import TestBus

@testable import WindowResponder

/// A desktop portal with a file panel. It records the calls that it receives, and a test determines its
/// answers.
@MainActor final class FakeFilePortal: BusObject {
  static let description = """
    <node>
      <interface name="org.freedesktop.portal.FileChooser">
        <method name="OpenFile">
          <arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
        </method>
        <method name="SaveFile">
          <arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
        </method>
      </interface>
      <interface name="org.freedesktop.portal.Screenshot">
        <method name="PickColor">
          <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
          <arg type="o" direction="out"/>
        </method>
        <property name="version" type="u" access="read"/>
      </interface>
      <interface name="org.freedesktop.portal.OpenURI">
        <method name="OpenURI">
          <arg type="s" direction="in"/><arg type="s" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
        </method>
      </interface>
    </node>
    """

  let bus: BusConnection
  /// The unique name of the program on the bus.
  var client = ""
  /// A Boolean value that indicates whether the portal names the requests itself, as before version 0.9.
  var isOld = false
  /// The response that is sent before the reply to the call. If this is `nil`, the test sends the response
  /// later.
  var immediate: (UInt32, DBusValue)?
  /// The version of the color picker's interface. If this is `nil`, the portal has none.
  var screenshotVersion: UInt32?
  private(set) var isStarted = false
  private(set) var calls: [(method: String, arguments: [DBusValue])] = []
  private(set) var closed = 0
  private(set) var handle = ""
  private var exports: [BusSubscription] = []

  init(bus: BusConnection) { self.bus = bus }

  var options: [String: DBusValue] { calls.last?.arguments.last?.entries ?? [:] }

  func start() {
    bus.whenOpen { [self] in
      exports = [try? bus.export(self, at: DesktopSettings.path, description: Self.description)]
        .compactMap(\.self)
      bus.requestName(DesktopSettings.portal) { [self] in isStarted = (try? $0.get()) == true }
    }
  }

  /// Removes the portal from the bus, together with its panels.
  func stop() { bus.close() }

  func call(
    _ method: String, of interface: String, _ arguments: [DBusValue]
  ) throws(SessionBusError) -> [DBusValue] {
    if method == "Close" {
      closed += 1
      return []
    }
    calls.append((method, arguments))
    let token = options["handle_token"]?.text ?? "none"
    let name = String(client.dropFirst().map { $0 == "." ? "_" : $0 })
    handle = "\(DesktopSettings.path)/request/" + (isOld ? "own/1" : "\(name)/\(token)")
    exports.append(try bus.export(self, at: handle, description: PortalRequestObject.description))
    if let (code, values) = immediate { respond(code, values) }
    return [.objectPath(handle)]
  }

  /// Sends the user's response to the request.
  func respond(_ code: UInt32, _ values: DBusValue) {
    bus.emit(PortalRequestObject.response(at: handle), [.uint32(code), values])
  }

  func respond(uris: [String]) { respond(0, .dictionary(["uris": .variant(.strings(uris))])) }

  func property(_ name: String, of interface: String) -> DBusValue? {
    name == "version" && interface.hasSuffix("Screenshot")
      ? screenshotVersion.map(DBusValue.uint32) : nil
  }
  func setProperty(_ name: String, of interface: String, to value: DBusValue) -> Bool { false }
}
