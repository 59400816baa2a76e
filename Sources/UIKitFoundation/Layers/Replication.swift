import WindowResponder

/// The copies of a replicator layer.
@MainActor final class Replication: LayerPainter {
  /// The properties of the copies.
  struct Values {
    var count = 1
    var delay = 0.0
    var transform = Transform3D.identity
    var color: Color? = .white
    var redOffset: Float = 0
    var greenOffset: Float = 0
    var blueOffset: Float = 0
    var alphaOffset: Float = 0
    var preservesDepth = false
  }

  /// One of the copies.
  private struct Copy {
    var transform: Transform
    var delay: Double
    var color: ColorFactor

    var isVisible: Bool { color.alpha > 0 && transform.hasArea }
  }

  /// The largest number of copies.
  private static let limit = 1_000

  /// The layer with the copies.
  private weak var layer: CAReplicatorLayer?
  var values = Values()

  init(layer: CAReplicatorLayer) { self.layer = layer }

  /// Returns the copies of the sublayers of a layer with the given bounds, the sublayers themselves first.
  private func copies(in bounds: Rect) -> [Copy] {
    let toCenter = Transform3D(translationX: -bounds.midX, y: -bounds.midY, z: 0)
    let back = Transform3D(translationX: bounds.midX, y: bounds.midY, z: 0)
    var power = Transform3D.identity
    return (0..<min(max(values.count, 0), Self.limit)).map { index in
      if index > 0 { power = power.concatenating(values.transform) }
      let transform =
        index == 0 ? .identity : toCenter.concatenating(power).concatenating(back).affine
      return Copy(
        transform: transform, delay: Double(index) * values.delay, color: color(at: index))
    }
  }

  private func color(at index: Int) -> ColorFactor {
    var factor = ColorFactor(values.color ?? .white)
    let count = Double(index)
    factor.red += count * Double(values.redOffset)
    factor.green += count * Double(values.greenOffset)
    factor.blue += count * Double(values.blueOffset)
    factor.alpha += count * Double(values.alphaOffset)
    return factor.limited
  }

  func drawSublayers(
    in bounds: Rect, _ context: GraphicsContext, clip: Rect,
    _ body: (GraphicsContext, Rect) -> Void
  ) {
    for copy in copies(in: bounds) where copy.isVisible {
      let clip = clip.applying(copy.transform.inverted())
      context.saveState()
      context.concatenate(copy.transform)
      Layer.delayingAnimations(by: copy.delay) {
        draw(in: context, clip: clip, copy.color) { body($0, clip) }
      }
      context.restoreState()
    }
  }

  /// Draws one copy in its color.
  private func draw(
    in context: GraphicsContext, clip: Rect, _ color: ColorFactor,
    _ body: (GraphicsContext) -> Void
  ) {
    if color.isWhite {
      if color.alpha < 1 { context.beginTransparencyLayer(alpha: color.alpha) }
      body(context)
      if color.alpha < 1 { context.endTransparencyLayer() }
      return
    }
    let box = (layer?.ownSublayerBox ?? .null).intersection(clip)
    guard let drawn = context.image(of: box.intersection(context.clipBounds), body) else { return }
    context.setAlpha(color.alpha)
    context.draw(drawn.image.multiplied(by: color), in: drawn.box)
  }

  func sublayerBox(in bounds: Rect, _ box: () -> Rect) -> Rect {
    var result = Rect.null
    for copy in copies(in: bounds) where copy.isVisible {
      let own = Layer.delayingAnimations(by: copy.delay, box)
      if !own.isNull { result = result.union(own.applying(copy.transform)) }
    }
    return result
  }

  var longestDelay: Double {
    let last = Double(min(max(values.count, 1), Self.limit) - 1)
    return values.delay.isFinite ? last * max(0, values.delay) : 0
  }

  func value(forKeyPath keyPath: String) -> Any? {
    if let property = Self.numbers[keyPath] { return values[keyPath: property] }
    switch keyPath {
    case "instanceCount": return values.count
    case "instanceDelay": return values.delay
    case "instanceTransform": return values.transform
    case "instanceColor": return values.color
    case "preservesDepth": return values.preservesDepth
    default: return nil
    }
  }

  func setValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    guard self.value(forKeyPath: keyPath) != nil || keyPath == "instanceColor" else { return false }
    layer?.invalidate()
    let number = value.flatMap { Double(propertyValue: $0) }
    if let property = Self.numbers[keyPath] {
      values[keyPath: property] = Float(number ?? 0)
    } else if keyPath == "instanceCount" {
      values.count = number.flatMap { Int(exactly: $0.rounded()) } ?? 0
    } else if keyPath == "preservesDepth" {
      values.preservesDepth = value as? Bool ?? number.map { $0 != 0 } ?? false
    } else if keyPath == "instanceDelay" {
      values.delay = number ?? 0
    } else if keyPath == "instanceTransform" {
      values.transform =
        value as? Transform3D ?? (value as? Transform).map { Transform3D($0) } ?? .identity
    } else {
      values.color = value as? Color
    }
    layer?.invalidate()
    return true
  }

  /// The properties that are added to the components of the color.
  private static let numbers: [String: WritableKeyPath<Values, Float>] = [
    "instanceRedOffset": \.redOffset, "instanceGreenOffset": \.greenOffset,
    "instanceBlueOffset": \.blueOffset, "instanceAlphaOffset": \.alphaOffset,
  ]
}

extension Transform {
  /// A Boolean value that indicates whether a transformed rectangle has an area.
  fileprivate var hasArea: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite
  }
}
