internal import ResponderSystem

/// The address of a compositor.
public enum DisplayAddress: Hashable, Sendable {
  /// The path of the compositor's socket.
  case path(String)
  /// A socket that is connected already. The connection becomes its owner and closes it.
  case socket(Int32)

  /// Creates the address from the variables of an environment.
  ///
  /// `WAYLAND_SOCKET` is a connected descriptor. If it is not set, `WAYLAND_DISPLAY` is a path, or a name in
  /// `XDG_RUNTIME_DIR`. If neither is set and there is a socket `wayland-0`, the address is that socket, as
  /// for libwayland's clients.
  ///
  /// - Throws: ``ConnectionError/noDisplay(missing:)``, or
  ///   ``ConnectionError/invalidSocket(value:)``.
  public init(environment: [String: String]) throws(ConnectionError) {
    if let text = environment["WAYLAND_SOCKET"], !text.isEmpty {
      guard let descriptor = Int32(text), descriptor >= 0 else {
        throw .invalidSocket(value: text)
      }
      self = .socket(descriptor)
      return
    }
    let directory = environment["XDG_RUNTIME_DIR"].flatMap { $0.isEmpty ? nil : $0 }
    guard let name = environment["WAYLAND_DISPLAY"], !name.isEmpty else {
      guard let usual = directory.map({ $0 + "/wayland-0" }), Self.isSocket(usual) else {
        throw .noDisplay(missing: "WAYLAND_DISPLAY")
      }
      self = .path(usual)
      return
    }
    if name.hasPrefix("/") {
      self = .path(name)
      return
    }
    guard let directory else { throw .noDisplay(missing: "XDG_RUNTIME_DIR") }
    self = .path(directory + "/" + name)
  }

  private static func isSocket(_ path: String) -> Bool {
    (try? FileStatus(of: path))?.kind == .socket
  }
}
