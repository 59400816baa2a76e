import ResponderGeometry
import ResponderPixels

extension GraphicsContext {
  /// Draws a symbol in a rectangle.
  func draw(_ symbol: Symbol, in rect: Rect, color: Color) {
    if let box = deviceRoundedRect(rect, cornerRadius: 0)?.rect,
      isDirect(box),
      let mask = SymbolMask.make(symbol, width: box.width, height: box.height)
    {
      mask.coverage.withUnsafeBufferPointer { bytes in
        guard let base = bytes.baseAddress else { return }
        let pixel = color.pixel(opacity: state.alpha)
        forEachPart(of: box.intersection(state.clip)) {
          PixelBlend.paint(canvas.pixels, mask: base, stride: box.width, in: box, clip: $0, pixel)
        }
      }
      return
    }
    // Overlapping parts must not be visible through each other.
    let isErased = symbol.parts.contains(where: \.isErased)
    let isLayered = !color.isOpaque || state.alpha < 1 || isErased
    if isErased, canvas.isVector {
      // Formats of vector graphics cannot erase content.
      beginLayer(deviceBounds(rect).insetBy(-2), alpha: color.alpha, inPixels: true)
    } else if isLayered {
      beginTransparencyLayer(alpha: color.alpha)
    }
    drawParts(of: symbol, in: rect, color: color.withAlphaComponent(1))
    if isLayered { endTransparencyLayer() }
  }

  /// Draws the lines and areas of a symbol, stretched to a rectangle.
  func drawParts(of symbol: Symbol, in rect: Rect, color: Color) {
    let saved = state.transform
    defer { state.transform = saved }
    translateBy(x: rect.minX, y: rect.minY)
    scaleBy(x: rect.width / Symbol.side, y: rect.height / Symbol.side)
    let blendMode = state.blendMode
    defer { state.blendMode = blendMode }
    for part in symbol.parts {
      state.blendMode = part.isErased ? .destinationOut : blendMode
      if part.isFilled {
        fillExactly(part.path, color: color)
      } else {
        var path = part.path
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        stroke(path, color: color, width: Symbol.lineWidth * symbol.lineFactor)
      }
    }
  }
}
