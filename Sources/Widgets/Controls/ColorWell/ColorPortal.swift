import ResponderBus
import ResponderGraphics

/// The portal for picking a color on the screen (`org.freedesktop.portal.Screenshot.PickColor`).
@MainActor package enum ColorPortal {
  private static let interface = "org.freedesktop.portal.Screenshot"

  /// Finds out whether the desktop can pick a color.
  ///
  /// - Parameter completion: Called later, or immediately if there is no session bus.
  package static func find(
    in context: ProgramContext, _ completion: @escaping (_ isThere: Bool) -> Void
  ) {
    guard context.busAddress != nil, let bus = try? context.sessionBus.open() else {
      return completion(false)
    }
    bus.call(
      BusMember(
        destination: DesktopSettings.portal, path: DesktopSettings.path,
        interface: "org.freedesktop.DBus.Properties", name: "Get"),
      [.string(interface), .string("version")], timeout: PortalRequest.timeout
    ) { answer in
      // Version 2 of the interface added `PickColor`.
      completion(((try? answer.get())?.first?.integer ?? 0) >= 2)
    }
  }

  /// Lets the user pick a color on the screen. If there is no session bus, returns `nil`.
  ///
  /// - Parameter completion: Called once, later, with an opaque color, or with `nil` if none was picked.
  package static func pick(
    above parent: PortalParent?, in context: ProgramContext,
    _ completion: @escaping (Color?) -> Void
  ) -> PortalRequest? {
    guard context.busAddress != nil, let bus = try? context.sessionBus.open() else { return nil }
    return PortalRequest.ask(
      "Screenshot", "PickColor", parent: parent, [], options: [:], on: bus, in: context
    ) { outcome in
      guard case .answered(let values) = outcome else { return completion(nil) }
      completion(color(in: values))
    }
  }

  /// Returns the color in an answer of the portal, or `nil` if there is no valid color.
  static func color(in values: [String: DBusValue]) -> Color? {
    guard let parts = values["color"]?.parts?.map(\.number), parts.count == 3,
      let red = parts[0], let green = parts[1], let blue = parts[2],
      [red, green, blue].allSatisfy({ $0 >= 0 && $0 <= 1 })
    else { return nil }
    return Color(red: red, green: green, blue: blue)
  }
}
