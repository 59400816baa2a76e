import ResponderGeometry

/// Clips that are pictures.
extension GraphicsContext {
  /// Draws only where a picture is opaque from here on, until the state is restored that was saved before.
  ///
  /// The picture is stretched over a rectangle, and nothing is drawn outside of that.
  public func clip(to rect: Rect, mask: Image) {
    clip(to: rect)
    let transform = state.transform
    beginMask { context in
      context.restoreTransform(transform)
      context.draw(mask, in: rect, tint: .black)
    }
  }

  /// Draws only where a picture is opaque from here on; see ``clip(to:mask:)-(_,Image)``. As
  /// ``draw(_:in:byTiling:)`` does it has the first row at the bottom. Follows `CGContext.clip(to:mask:)`.
  public func clip(to rect: Rect, mask: PixelImage) {
    clip(to: rect)
    let transform = state.transform
    beginMask { context in
      context.restoreTransform(transform)
      context.draw(mask, in: rect)
    }
  }

  /// Collects what is drawn until ``endMaskedLayer(_:)``.
  package func beginMaskedLayer() { beginLayer(canvas.room, alpha: 1, inPixels: true) }

  /// Keeps of what was drawn since ``beginMaskedLayer()`` what lies where the mask draws, and draws it.
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

  /// The transform that was in force when a mask was set, on the canvas that it is drawn on.
  private func restoreTransform(_ transform: Transform) {
    state.transform = transform
    state.transform.tx += maskShift.dx
    state.transform.ty += maskShift.dy
  }
}
