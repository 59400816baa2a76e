import ResponderBus
import ResponderSystem

extension ProgramContext {
  /// Has the desktop open an address with the program that is meant for it, by its portal, or by `xdg-open`
  /// where there is none. That program may raise its window by the token. Tells whether it was handed over;
  /// not whether somebody could open it.
  func openAddress(
    _ address: String, token: String?, _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    // The portal wants files as open descriptors.
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

  /// Starts `xdg-open`, which is not waited for: it is the child of a shell that ends at once.
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
