/// The globals `wp_viewporter` and `wp_fractional_scale_manager_v1`, whose objects a surface may have once.
extension Server {
  func serve(_ viewporter: WpViewporterResource) {
    viewporter.onRequest = { [unowned self, unowned viewporter] request in
      switch request {
      case .destroy: break
      case .getViewport(let id, let resource):
        guard let surface = surface(of: resource) else { return }
        guard surface.viewport == nil else {
          let code = WpViewporterResource.ErrorCode.viewportExists
          return viewporter.postError(code, "the surface has a viewport already")
        }
        serve(id, surface)
      }
    }
  }

  private func serve(_ viewport: WpViewportResource, _ surface: Surface) {
    typealias Code = WpViewportResource.ErrorCode
    surface.viewport = viewport
    viewport.onRequest = { [weak surface, unowned viewport] request in
      guard let surface else {
        if case .destroy = request { return }
        return viewport.postError(Code.noSurface, "the surface is gone")
      }
      switch request {
      case .destroy: break
      case .setSource(let x, let y, let width, let height):
        let values = [x, y, width, height]
        if values.allSatisfy({ $0 == -1 }) {
          surface.pending.source = nil
        } else if x >= 0, y >= 0, width > 0, height > 0 {
          surface.pending.source = values
        } else {
          viewport.postError(Code.badValue, "a source of \(width)×\(height) at \(x), \(y)")
        }
      case .setDestination(let width, let height):
        if width == -1, height == -1 {
          surface.pending.destination = nil
        } else if width > 0, height > 0 {
          surface.pending.destination = Size(width: width, height: height)
        } else {
          viewport.postError(Code.badValue, "a destination of \(width)×\(height)")
        }
      }
    }
    viewport.whenGone { [weak surface] in
      surface?.pending.source = nil
      surface?.pending.destination = nil
      surface?.viewport = nil
    }
  }

  func serve(_ manager: WpFractionalScaleManagerV1Resource) {
    manager.onRequest = { [unowned self, unowned manager] request in
      switch request {
      case .destroy: break
      case .getFractionalScale(let id, let resource):
        guard let surface = surface(of: resource) else { return }
        guard surface.fractionalScale == nil else {
          let code = WpFractionalScaleManagerV1Resource.ErrorCode.fractionalScaleExists
          return manager.postError(code, "the surface has a scale object already")
        }
        surface.fractionalScale = id
      }
    }
  }
}
