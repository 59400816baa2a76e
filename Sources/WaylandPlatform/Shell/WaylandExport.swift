import ResponderPlatform
import Wayland

/// A window that is given a name for other programs (`zxdg_exported_v2`): from the question until whoever
/// asked needs the name no more.
@MainActor final class WaylandExport: AwaitedAnswer {
  /// The longest name that is handed on, in bytes; compositors give some forty.
  static let maximumHandleSize = 1_024

  private let exported: ZxdgExportedV2
  private var completion: ((SurfaceExport?) -> Void)?
  /// Keeps it while nobody else does: until the name has come, or never will.
  private var own: WaylandExport?

  /// Asks for the name.
  init(
    _ surface: WlSurface, by exporter: ZxdgExporterV2,
    _ completion: @escaping (SurfaceExport?) -> Void
  ) {
    exported = exporter.exportToplevel(surface: surface)
    self.completion = completion
    own = self
    exported.onEvent = { [weak self] event in
      switch event {
      case .handle(let handle): self?.wasNamed(handle)
      }
    }
  }

  private func wasNamed(_ handle: String) {
    guard !handle.isEmpty, handle.utf8.count <= Self.maximumHandleSize else { return cancel() }
    // A second name is that of the same window: the first stays.
    finish(SurfaceExport(handle: handle) { [exported] in exported.destroy() })
  }

  /// The window goes before it has a name.
  func cancel() {
    guard completion != nil else { return }
    exported.destroy()
    finish(nil)
  }

  private func finish(_ export: SurfaceExport?) {
    guard let completion else { return }
    self.completion = nil
    let kept = own
    own = nil
    withExtendedLifetime(kept) { completion(export) }
  }
}
