import ResponderPlatform

/// The window that a panel of the desktop's belongs to: it stays above it, and beside it on the screen.
///
/// Its name is asked for when the panel is, and counts until the panel has gone.
@MainActor package final class PortalParent {
  /// How long the display may take to give a name, in seconds; without one the panel belongs to no window.
  static let patience = 1.0

  private let ask: (@escaping (SurfaceExport?) -> Void) -> Void
  private var export: SurfaceExport?
  private var waiting: ((String) -> Void)?

  /// Notes how the window's name is asked for.
  package init(ask: @escaping (@escaping (SurfaceExport?) -> Void) -> Void) { self.ask = ask }

  /// Hands over what a portal calls the window, once: empty for none.
  func find(_ completion: @escaping (String) -> Void) {
    waiting = completion
    let timer = ClockTimer.scheduledTimer(withTimeInterval: Self.patience) { [weak self] _ in
      self?.answer("")
    }
    ask { [weak self] export in
      timer.invalidate()
      // One that comes too late goes at once.
      guard let self, waiting != nil else { return }
      self.export = export
      answer(export.map { "wayland:\($0.handle)" } ?? "")
    }
  }

  private func answer(_ name: String) {
    let body = waiting
    waiting = nil
    body?(name)
  }

  /// The panel has gone: the name is void.
  func release() {
    waiting = nil
    export = nil
  }
}
