import ResponderBus
import ResponderGraphics

/// The desktop's eye dropper (`org.freedesktop.portal.Screenshot.PickColor`).
@MainActor package enum ColorPortal {
  private static let interface = "org.freedesktop.portal.Screenshot"

  /// Tells whether the desktop has one: later, or at once where there is no bus.
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
      // Colours are picked from version 2 on.
      completion(((try? answer.get())?.first?.integer ?? 0) >= 2)
    }
  }

  /// Has the user choose a colour on the screen; nil where there is no bus.
  ///
  /// - Parameter completion: Called once, later: with an opaque colour, or nil where none was chosen.
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

  /// The colour that the portal tells; nil for what is none.
  static func color(in values: [String: DBusValue]) -> Color? {
    guard let parts = values["color"]?.parts?.map(\.number), parts.count == 3,
      let red = parts[0], let green = parts[1], let blue = parts[2],
      [red, green, blue].allSatisfy({ $0 >= 0 && $0 <= 1 })
    else { return nil }
    return Color(red: red, green: green, blue: blue)
  }
}
