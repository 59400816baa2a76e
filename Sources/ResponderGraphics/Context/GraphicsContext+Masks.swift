import ResponderGeometry

/// Clips with masks.
extension GraphicsContext {
  /// Clips further drawing to the opaque pixels of an image, until the saved state is restored.
  ///
  /// The image is scaled to a rectangle. Content outside the rectangle is clipped.
  public func clip(to rect: Rect, mask: Image) {
    clip(to: rect)
    let transform = state.transform
    beginMask { context in
      context.restoreTransform(transform)
      context.draw(mask, in: rect, tint: .black)
    }
  }

  /// Clips further drawing to the opaque pixels of an image. See ``clip(to:mask:)-(_,Image)``.
  ///
  /// As with ``draw(_:in:byTiling:)``, the first row is at the bottom. Follows `CGContext.clip(to:mask:)`.
  public func clip(to rect: Rect, mask: PixelImage) {
    clip(to: rect)
    let transform = state.transform
    beginMask { context in
      context.restoreTransform(transform)
      context.draw(mask, in: rect)
    }
  }

  /// Begins a layer that collects the drawing until ``endMaskedLayer(_:)``.
  package func beginMaskedLayer() { beginLayer(canvas.room, alpha: 1, inPixels: true) }

  /// Clips the layer of ``beginMaskedLayer()`` to the pixels that the mask draws, and draws it.
  package func endMaskedLayer(_ mask: () -> Void) {
    keepOnly(mask)
    endTransparencyLayer()
  }

  private func keepOnly(_ mask: () -> Void) {
    saveState()
    setBlendMode(.destinationIn)
    beginTransparencyLayer()
    mask()
    endTransparencyLayer()
    restoreState()
  }

  private func beginMask(_ mask: @escaping (GraphicsContext) -> Void) {
    let origin = layerOrigin
    beginLayer(canvas.room, alpha: 1) { context in
      context.keepOnly {
        let moved = context.layerOrigin
        context.maskShift = Vector(
          dx: Double(origin.x - moved.x), dy: Double(origin.y - moved.y))
        mask(context)
      }
    }
  }

  /// Restores the transform with which a mask was set, on the canvas on which it is drawn.
  private func restoreTransform(_ transform: Transform) {
    state.transform = transform
    state.transform.tx += maskShift.dx
    state.transform.ty += maskShift.dy
  }
}
