import ResponderPlatform
import ResponderRuntime
import Wayland

/// A window's handle for other programs (`zxdg_exported_v2`), from the request until the caller no longer
/// needs the handle.
@MainActor final class WaylandExport: AwaitedAnswer {
  /// The longest handle that is accepted, in bytes. Compositors use about 40.
  static let maximumHandleSize = 1_024

  private let exported: ZxdgExportedV2
  private var completion: ((SurfaceExport?) -> Void)?
  /// A reference to itself, which keeps the object until the handle has arrived or the request has failed.
  private var own: WaylandExport?

  /// Requests the handle.
  init(
    _ surface: WlSurface, by exporter: ZxdgExporterV2,
    _ completion: @escaping (SurfaceExport?) -> Void
  ) {
    exported = exporter.exportToplevel(surface: surface)
    self.completion = completion
    own = self
    exported.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .handle(let handle): link.target?.wasNamed(handle)
      }
    }
  }

  private func wasNamed(_ handle: String) {
    guard !handle.isEmpty, handle.utf8.count <= Self.maximumHandleSize else { return cancel() }
    // A second handle is for the same window. The first one is kept.
    finish(SurfaceExport(handle: handle) { [exported] in exported.destroy() })
  }

  /// Ends the request because the window was destroyed before it had a handle.
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
