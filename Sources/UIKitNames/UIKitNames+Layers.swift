// Layers and their animations.
import Widgets
import WindowResponder

/// Core Animation's name for `Layer`.
public typealias CALayer = Layer
/// Core Animation's name for `LayerAction`.
public typealias CAAction = LayerAction
/// Core Animation's name for `LayerDelegate`.
public typealias CALayerDelegate = LayerDelegate
/// Core Animation's name for `GradientLayer`.
public typealias CAGradientLayer = GradientLayer
/// Core Animation's name for `GradientLayerType`.
public typealias CAGradientLayerType = GradientLayerType
/// Core Animation's name for `ShapeLayer`.
public typealias CAShapeLayer = ShapeLayer
/// Core Animation's name for `ShapeLayerFillRule`.
public typealias CAShapeLayerFillRule = ShapeLayerFillRule
/// Core Animation's name for `ShapeLayerLineCap`.
public typealias CAShapeLayerLineCap = ShapeLayerLineCap
/// Core Animation's name for `ShapeLayerLineJoin`.
public typealias CAShapeLayerLineJoin = ShapeLayerLineJoin
/// Core Animation's name for `TextLayer`.
public typealias CATextLayer = TextLayer
/// Core Animation's name for `TextLayerAlignmentMode`.
public typealias CATextLayerAlignmentMode = TextLayerAlignmentMode
/// Core Animation's name for `TextLayerTruncationMode`.
public typealias CATextLayerTruncationMode = TextLayerTruncationMode
/// Core Animation's name for `CornerMask`.
public typealias CACornerMask = CornerMask
/// Core Animation's name for `LayerCornerCurve`.
public typealias CALayerCornerCurve = LayerCornerCurve
/// Core Animation's name for `LayerContentsGravity`.
public typealias CALayerContentsGravity = LayerContentsGravity
/// Core Animation's name for `Transform3D`.
public typealias CATransform3D = Transform3D
/// Core Animation's name for `LayerAnimation`.
public typealias CAAnimation = LayerAnimation
/// Core Animation's name for `LayerAnimationDelegate`.
public typealias CAAnimationDelegate = LayerAnimationDelegate
/// Core Animation's name for `LayerPropertyAnimation`.
public typealias CAPropertyAnimation = LayerPropertyAnimation
/// Core Animation's name for `BasicAnimation`.
public typealias CABasicAnimation = BasicAnimation
/// Core Animation's name for `SpringAnimation`.
public typealias CASpringAnimation = SpringAnimation
/// Core Animation's name for `KeyframeAnimation`.
public typealias CAKeyframeAnimation = KeyframeAnimation
/// Core Animation's name for `AnimationCalculationMode`.
public typealias CAAnimationCalculationMode = AnimationCalculationMode
/// Core Animation's name for `AnimationRotationMode`.
public typealias CAAnimationRotationMode = AnimationRotationMode
/// Core Animation's name for `LayerAnimationGroup`.
public typealias CAAnimationGroup = LayerAnimationGroup
/// Core Animation's name for `LayerTransition`.
public typealias CATransition = LayerTransition
/// Core Animation's key for the transition of a layer.
public let kCATransition = "transition"
/// Core Animation's name for `LayerTransitionType`.
public typealias CATransitionType = LayerTransitionType
/// Core Animation's name for `LayerTransitionSubtype`.
public typealias CATransitionSubtype = LayerTransitionSubtype
/// Core Animation's name for `Transaction`.
public typealias CATransaction = Transaction
/// Core Animation's name for `MediaTimingFunction`.
public typealias CAMediaTimingFunction = MediaTimingFunction
/// Core Animation's name for `MediaTimingFunctionName`.
public typealias CAMediaTimingFunctionName = MediaTimingFunctionName
/// Core Animation's name for `MediaTimingFillMode`.
public typealias CAMediaTimingFillMode = MediaTimingFillMode

/// Returns the time on the clock of animations and timers, in seconds.
@preconcurrency @MainActor public func CACurrentMediaTime() -> Double { Layer.currentTime }

/// The identity transform.
public let CATransform3DIdentity = Transform3D.identity

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: Double, _ ty: Double, _ tz: Double) -> Transform3D {
  Transform3D(translationX: tx, y: ty, z: tz)
}

/// Returns a scale.
public func CATransform3DMakeScale(_ sx: Double, _ sy: Double, _ sz: Double) -> Transform3D {
  Transform3D(scaleX: sx, y: sy, z: sz)
}

/// Returns a rotation by an angle in radians around an axis.
public func CATransform3DMakeRotation(
  _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> Transform3D {
  Transform3D(rotationAngle: angle, x: x, y: y, z: z)
}

/// Returns the transform for an affine transform.
public func CATransform3DMakeAffineTransform(_ m: Transform) -> Transform3D { Transform3D(m) }

/// Returns the affine part of a transform.
public func CATransform3DGetAffineTransform(_ t: Transform3D) -> Transform { t.affine }

/// Returns a Boolean value that indicates whether a transform is affine.
public func CATransform3DIsAffine(_ t: Transform3D) -> Bool { t.isAffine }

/// Returns a Boolean value that indicates whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: Transform3D) -> Bool { t == .identity }

/// Returns a Boolean value that indicates whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: Transform3D, _ b: Transform3D) -> Bool { a == b }

/// Returns the concatenation of two transforms. The first one is applied first.
public func CATransform3DConcat(_ a: Transform3D, _ b: Transform3D) -> Transform3D {
  a.concatenating(b)
}

/// Returns a transform that is preceded by a translation, in points.
public func CATransform3DTranslate(
  _ t: Transform3D, _ tx: Double, _ ty: Double, _ tz: Double
) -> Transform3D {
  Transform3D(translationX: tx, y: ty, z: tz).concatenating(t)
}

/// Returns a transform that is preceded by a scale.
public func CATransform3DScale(
  _ t: Transform3D, _ sx: Double, _ sy: Double, _ sz: Double
) -> Transform3D {
  Transform3D(scaleX: sx, y: sy, z: sz).concatenating(t)
}

/// Returns a transform that is preceded by a rotation by an angle in radians around an axis.
public func CATransform3DRotate(
  _ t: Transform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> Transform3D {
  Transform3D(rotationAngle: angle, x: x, y: y, z: z).concatenating(t)
}

/// Returns the inverse of a transform. If the transform has no inverse, returns the transform itself.
public func CATransform3DInvert(_ t: Transform3D) -> Transform3D {
  let m = [
    [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24],
    [t.m31, t.m32, t.m33, t.m34], [t.m41, t.m42, t.m43, t.m44],
  ]
  // The determinants of the upper and of the lower two rows.
  func upper(_ a: Int, _ b: Int) -> Double { m[0][a] * m[1][b] - m[0][b] * m[1][a] }
  func lower(_ a: Int, _ b: Int) -> Double { m[2][a] * m[3][b] - m[2][b] * m[3][a] }
  let determinant =
    upper(0, 1) * lower(2, 3) - upper(0, 2) * lower(1, 3) + upper(0, 3) * lower(1, 2)
    + upper(1, 2) * lower(0, 3) - upper(1, 3) * lower(0, 2) + upper(2, 3) * lower(0, 1)
  guard determinant != 0, determinant.isFinite else { return t }
  // The cofactors of a row: those of the upper rows contain determinants of the lower ones.
  func column(_ a: Int, _ b: Int, _ c: Int, of row: Int) -> Double {
    let pair = row < 2 ? lower : upper
    let other = m[row ^ 1]
    return other[a] * pair(b, c) - other[b] * pair(a, c) + other[c] * pair(a, b)
  }
  func entry(_ row: Int, _ line: Int) -> Double {
    let columns = [0, 1, 2, 3].filter { $0 != line }
    let sign: Double = (row + line) % 2 == 0 ? 1 : -1
    return sign * column(columns[0], columns[1], columns[2], of: row) / determinant
  }
  var inverse = Transform3D()
  (inverse.m11, inverse.m12, inverse.m13) = (entry(0, 0), entry(1, 0), entry(2, 0))
  (inverse.m21, inverse.m22, inverse.m23) = (entry(0, 1), entry(1, 1), entry(2, 1))
  (inverse.m31, inverse.m32, inverse.m33) = (entry(0, 2), entry(1, 2), entry(2, 2))
  (inverse.m41, inverse.m42, inverse.m43) = (entry(0, 3), entry(1, 3), entry(2, 3))
  (inverse.m14, inverse.m24) = (entry(3, 0), entry(3, 1))
  (inverse.m34, inverse.m44) = (entry(3, 2), entry(3, 3))
  return inverse
}

extension ViewCreating where Self: View {
  /// The transform of the view's layer. Follows `UIView.transform3D`.
  public var transform3D: Transform3D {
    get { layer.transform }
    nonmutating set { layer.transform = newValue }
  }

  /// The anchor point of the view's layer, from 0 to 1 in its bounds. The default is (0.5, 0.5). Follows
  /// `UIView.anchorPoint`.
  public var anchorPoint: Point {
    get { layer.anchorPoint }
    nonmutating set { layer.anchorPoint = newValue }
  }
}

extension WindowScene {
  /// The traits of the key window, or of the first window if there is no key window. Without a window, they
  /// are `UITraitCollection.current`. Follows `UIWindowScene.traitCollection`.
  public var traitCollection: TraitCollection {
    (keyWindow ?? windows.first)?.traitCollection ?? .current
  }
}
