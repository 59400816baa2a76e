import ResponderGeometry

/// Methods that set the colors of the current context. Outside drawing, they do nothing. On another
/// thread than the main thread, they stop the program with a message.
extension Color {
  /// Sets the fill color and the stroke color. Follows `UIColor.set()`.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the fill color. Follows `UIColor.setFill()`.
  public func setFill() {
    MainActor.assumeIsolated { GraphicsContext.current?.setFillColor(self) }
  }

  /// Sets the stroke color. Follows `UIColor.setStroke()`.
  public func setStroke() {
    MainActor.assumeIsolated { GraphicsContext.current?.setStrokeColor(self) }
  }
}

/// Methods that draw on the current context, with the line style of the path.
extension Path {
  /// Fills the path with the current fill color. Follows `UIBezierPath.fill()`.
  public func fill() { fill(with: .normal, alpha: 1) }

  /// Fills the path with a blend mode and an opacity from 0 to 1.
  public func fill(with blendMode: BlendMode, alpha: Double) {
    MainActor.assumeIsolated {
      guard let context = GraphicsContext.current else { return }
      context.inBlendMode(blendMode == .normal ? context.state.blendMode : blendMode, alpha: alpha)
      {
        context.fill(self)
      }
    }
  }

  /// Strokes the path with the current stroke color. Follows `UIBezierPath.stroke()`.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Strokes the path with a blend mode and an opacity from 0 to 1.
  public func stroke(with blendMode: BlendMode, alpha: Double) {
    MainActor.assumeIsolated {
      guard let context = GraphicsContext.current else { return }
      context.inBlendMode(blendMode == .normal ? context.state.blendMode : blendMode, alpha: alpha)
      {
        context.stroke(self)
      }
    }
  }

  /// Clips further drawing to the path. Follows `UIBezierPath.addClip()`.
  public func addClip() {
    MainActor.assumeIsolated { GraphicsContext.current?.clip(to: self) }
  }
}
