import ResponderGeometry

/// Colours of the current context. On another thread than the main one the program stops with a sentence;
/// where nothing is drawn these do nothing.
extension Color {
  /// Makes the colour that of areas and lines. Follows `UIColor.set()`.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of areas. Follows `UIColor.setFill()`.
  public func setFill() {
    MainActor.assumeIsolated { GraphicsContext.current?.setFillColor(self) }
  }

  /// Makes the colour that of lines. Follows `UIColor.setStroke()`.
  public func setStroke() {
    MainActor.assumeIsolated { GraphicsContext.current?.setStrokeColor(self) }
  }
}

/// Drawing on the current context, by the path's own line style.
extension Path {
  /// Fills the path with the current fill colour. Follows `UIBezierPath.fill()`.
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

  /// Draws a line along the path in the current stroke colour. Follows `UIBezierPath.stroke()`.
  public func stroke() { stroke(with: .normal, alpha: 1) }

  /// Draws a line along the path with a blend mode and an opacity from 0 to 1.
  public func stroke(with blendMode: BlendMode, alpha: Double) {
    MainActor.assumeIsolated {
      guard let context = GraphicsContext.current else { return }
      context.inBlendMode(blendMode == .normal ? context.state.blendMode : blendMode, alpha: alpha)
      {
        context.stroke(self)
      }
    }
  }

  /// Draws only inside the path from here on. Follows `UIBezierPath.addClip()`.
  public func addClip() {
    MainActor.assumeIsolated { GraphicsContext.current?.clip(to: self) }
  }
}
