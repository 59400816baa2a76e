@testable import ResponderPlatform
@testable import WindowResponder

/// A surface without any function. Only its identity is used.
@MainActor final class SurfaceStub: Surface {
  let scale = 1.0
  let outputNumbers: [UInt32] = []
  func present(_ frame: SurfaceFrame, paint: (PixelBuffer, Region) -> Void) -> Bool { false }
  func requestFrame() {}
  func destroy() {}
  func setTitle(_ title: String) {}
  func setApplicationID(_ id: String) {}
  func setSizeLimits(minimum: Size?, maximum: Size?) {}
  func setMaximized(_ maximized: Bool) {}
  func activate(token: String) {}
  func requestActivationToken(for applicationID: String?, _ completion: @escaping (String?) -> Void)
  {
    completion(nil)
  }
  func keepPosition(as name: String) {}
  func setIcon(_ icon: SurfaceIcon?) {}
  func setRequests(_ wishes: SurfaceRequests) {}
  func export(_ completion: @escaping (SurfaceExport?) -> Void) { completion(nil) }
  func setFullscreen(_ fullscreen: Bool) {}
  func minimize() {}
  func setParent(_ parent: (any Surface)?) {}
  func beginMove() {}
  func beginResize(_ edge: ResizeEdge) {}
  func showWindowMenu(at location: Point) {}
  func reposition(_ positioner: PopupPositioner) {}
  func setLayer(_ settings: LayerSettings) {}
}
