internal import ResponderSystem

/// Where a compositor is to be reached.
public enum DisplayAddress: Hashable, Sendable {
  /// The path of its socket.
  case path(String)
  /// A socket that is connected already. The connection takes it and closes it.
  case socket(Int32)

  /// Reads the address from an environment, which is the caller's to give.
  ///
  /// `WAYLAND_SOCKET` is a connected descriptor; else `WAYLAND_DISPLAY` is a path, or a name in
  /// `XDG_RUNTIME_DIR`. Without a name it is `wayland-0`, as for libwayland's clients, where there is
  /// such a socket.
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
