import ResponderBus
import TestBus

@testable import DesktopServices
@testable import WindowResponder

/// A desktop portal for screenshots, accounts, background activity and inhibition.
@MainActor struct FakeDesktop {
  private static let description = """
    <node>
      <interface name="org.freedesktop.portal.Screenshot">
        <method name="Screenshot">
          <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
          <arg type="o" direction="out"/>
        </method>
      </interface>
      <interface name="org.freedesktop.portal.Account">
        <method name="GetUserInformation">
          <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
          <arg type="o" direction="out"/>
        </method>
      </interface>
      <interface name="org.freedesktop.portal.Background">
        <method name="RequestBackground">
          <arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
          <arg type="o" direction="out"/>
        </method>
      </interface>
      <interface name="org.freedesktop.portal.Inhibit">
        <method name="Inhibit">
          <arg type="s" direction="in"/><arg type="u" direction="in"/>
          <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
        </method>
      </interface>
    </node>
    """

  let peer: BusPeer
  /// The program's connection. Its name is a part of the names of its requests.
  private let program: BusConnection

  init?(on stage: BusStage) throws {
    peer = BusPeer(on: stage)
    let own = try stage.application.programContext.sessionBus.open()
    program = own
    guard stage.wait(until: { own.uniqueName != nil }) else { return nil }
    // The answers are set before the portal has its name, because the program calls it as soon as it has one.
    for method in ["Screenshot", "GetUserInformation", "RequestBackground", "Inhibit"] {
      peer.answers[method] = { [weak peer] arguments in
        let token = arguments.last?.entries?["handle_token"]?.text ?? ""
        let handle = PortalRequest.handle(on: own, token)
        peer?.add(handle, PortalRequestObject.description)
        return [.objectPath(handle)]
      }
    }
    guard peer.own(DesktopSettings.portal, at: DesktopSettings.path, Self.description) else {
      return nil
    }
  }

  /// Returns the options of the last call of a method.
  func options(of method: String) -> [String: DBusValue]? {
    peer.arguments(of: method).last?.last?.entries
  }

  /// Sends the user's response to the last request.
  func respond(_ code: UInt32, _ values: [String: DBusValue] = [:]) {
    let asked = peer.calls.last { $0.method != "Close" }?.arguments.last?.entries
    let path = PortalRequest.handle(on: program, asked?["handle_token"]?.text ?? "")
    peer.bus.emit(PortalRequestObject.response(at: path), [.uint32(code), .dictionary(values)])
  }
}
