/// A handle with which another program can make its window a child of this one.
///
/// The handle is valid during the life of this object. Follows `zxdg_exported_v2`.
@MainActor package final class SurfaceExport {
  /// The handle that the display has created.
  package let handle: String
  private let end: () -> Void

  /// Creates an export from a handle, and a closure that revokes it.
  package init(handle: String, end: @escaping () -> Void) {
    self.handle = handle
    self.end = end
  }

  isolated deinit { end() }
}
