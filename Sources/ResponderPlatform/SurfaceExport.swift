/// A window by a name that another program can be told, so that it puts its own above it; the name counts
/// for as long as this is kept. Follows `zxdg_exported_v2`.
@MainActor package final class SurfaceExport {
  /// The name, as the display gave it.
  package let handle: String
  private let end: () -> Void

  /// Notes a name, and what makes it void.
  package init(handle: String, end: @escaping () -> Void) {
    self.handle = handle
    self.end = end
  }

  isolated deinit { end() }
}
