import ResponderBus
import ResponderSystem

extension ProgramContext {
  /// Opens a URL with the program that the desktop uses for it: by the portal, or by `xdg-open` if there is
  /// no portal.
  ///
  /// That program may activate its window with the token. The closure is called with whether the URL was
  /// given to the desktop, not with whether a program could open it.
  func openAddress(
    _ address: String, token: String?, _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    // The portal requires open descriptors for files.
    guard busAddress != nil, !address.hasPrefix("file:"), let bus = try? sessionBus.open() else {
      let done = Self.spawnOpener(address, token: token)
      return later { completion(done) }
    }
    let method = BusMember(
      destination: DesktopSettings.portal, path: DesktopSettings.path,
      interface: "org.freedesktop.portal.OpenURI", name: "OpenURI")
    let options: [String: DBusValue] = token.map { ["activation_token": .string($0)] } ?? [:]
    bus.call(method, [.string(""), .string(address), .dictionary(options)]) { answer in
      switch answer {
      case .success: completion(true)
      case .failure: completion(Self.spawnOpener(address, token: token))
      }
    }
  }

  /// Starts `xdg-open` without waiting for it. It is the child of a shell that ends immediately. If
  /// `xdg-open` is not installed, returns `false`.
  private static func spawnOpener(_ address: String, token: String?) -> Bool {
    let script = """
      command -v xdg-open >/dev/null || exit 1
      [ -z "$2" ] || export XDG_ACTIVATION_TOKEN="$2"
      xdg-open "$1" &
      """
    let status = try? CurrentProcess.run("/bin/sh", ["-c", script, "sh", address, token ?? ""])
    return status == 0
  }
}
