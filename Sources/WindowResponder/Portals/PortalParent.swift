import ResponderPlatform

/// The window that a panel of the desktop belongs to. The panel stays above it, and next to it on the screen.
///
/// The name of the window is obtained when the panel is requested, and is valid until the panel closes.
@MainActor package final class PortalParent {
  /// The time that the display may take to give a name, in seconds. Without a name, the panel belongs to no
  /// window.
  static let patience = 1.0

  private let ask: (@escaping (SurfaceExport?) -> Void) -> Void
  private var export: SurfaceExport?
  private var waiting: ((String) -> Void)?

  /// Creates a parent from a closure that obtains the window's name.
  package init(ask: @escaping (@escaping (SurfaceExport?) -> Void) -> Void) { self.ask = ask }

  /// Gives a completion closure the window's name for portals, once. The name is empty if there is none.
  func find(_ completion: @escaping (String) -> Void) {
    waiting = completion
    let timer = ClockTimer.scheduledTimer(withTimeInterval: Self.patience) { [weak self] _ in
      self?.answer("")
    }
    ask { [weak self] export in
      timer.invalidate()
      // An export that arrives too late is released immediately.
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

  /// Releases the name after the panel has closed.
  func release() {
    waiting = nil
    export = nil
  }
}
