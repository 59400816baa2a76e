import ResponderBus
import ResponderSystem

/// The desktop's portals for images of the screen, information about the user, and running without a window.
@MainActor enum DesktopPortals {
  typealias Answer<Value> = (Result<Value, PortalError>) -> Void

  /// Captures an image of the screen (`org.freedesktop.portal.Screenshot`), and gives the path of its file.
  static func captureScreen(
    interactive: Bool, above parent: PortalParent?, in context: ProgramContext,
    _ completion: @escaping Answer<Pathname>
  ) {
    let options: [String: DBusValue] = ["modal": .bool(true), "interactive": .bool(interactive)]
    ask("Screenshot", "Screenshot", options, parent, context, completion) { values in
      values["uri"]?.text.flatMap { Pathname(address: $0) }
    }
  }

  /// Gets information about the user (`org.freedesktop.portal.Account`).
  static func userInformation(
    reason: String, above parent: PortalParent?, in context: ProgramContext,
    _ completion: @escaping Answer<UserInformation>
  ) {
    let options = reason.isEmpty ? [:] : ["reason": DBusValue.string(reason)]
    ask("Account", "GetUserInformation", options, parent, context, completion) { values in
      guard let identifier = values["id"]?.text, !identifier.isEmpty else { return nil }
      return UserInformation(
        identifier: identifier, name: values["name"]?.text ?? "",
        imagePathname: values["image"]?.text.flatMap { Pathname(address: $0) })
    }
  }

  /// Gets the permission to run without a window (`org.freedesktop.portal.Background`).
  static func requestBackground(
    reason: String, startsAtLogin: Bool, command: [String], above parent: PortalParent?,
    in context: ProgramContext, _ completion: @escaping Answer<BackgroundPermission>
  ) {
    var options: [String: DBusValue] = ["autostart": .bool(startsAtLogin)]
    if !reason.isEmpty { options["reason"] = .string(reason) }
    if !command.isEmpty { options["commandline"] = .strings(command) }
    ask("Background", "RequestBackground", options, parent, context, completion) { values in
      guard let runs = values["background"]?.truth else { return nil }
      return BackgroundPermission(
        runsInBackground: runs, startsAtLogin: values["autostart"]?.truth ?? false)
    }
  }

  /// Calls a method of a portal, and reads the answer with a closure. The closure returns `nil` if the answer
  /// is not valid.
  private static func ask<Value>(
    _ interface: String, _ method: String, _ options: [String: DBusValue],
    _ parent: PortalParent?, _ context: ProgramContext, _ completion: @escaping Answer<Value>,
    _ read: @escaping ([String: DBusValue]) -> Value?
  ) {
    guard context.busAddress != nil, let bus = try? context.sessionBus.open() else {
      return context.later { completion(.failure(.unavailable)) }
    }
    _ = PortalRequest.ask(
      interface, method, parent: parent, [], options: options, on: bus, in: context
    ) { outcome in
      switch outcome {
      case .answered(let values):
        completion(read(values).map { .success($0) } ?? .failure(.malformed))
      case .cancelled: completion(.failure(.cancelled))
      case .refused: completion(.failure(.denied))
      case .unavailable: completion(.failure(.unavailable))
      }
    }
  }
}
