public import WindowResponder

/// The properties of the particles that a `CAEmitterLayer` emits. Follows `CAEmitterCell`.
///
/// A particle gets its values when it is emitted. A property with a range is a mean: the values of particles
/// differ from it by up to half of the range. Particles move in the plane of the layer: properties of the
/// depth are stored for the application only. Archives are not supported.
@preconcurrency @MainActor open class CAEmitterCell {
  /// Creates a cell without contents, which emits no particles.
  public init() {}

  /// Creates a cell without contents. Follows `CAEmitterCell.init(coder:)`, which UIKit code calls in its
  /// `required init?(coder: NSCoder)`. Archives are not supported. The coder is ignored.
  public init?(coder: AnyObject) {}

  /// The name of the cell, for key paths of its layer such as `"emitterCells.spark.birthRate"`.
  open var name: String?
  /// A Boolean value that indicates whether the cell emits particles. The default is `true`.
  open var isEnabled = true

  // MARK: Contents

  /// The image of the particles: a `UIImage` or its `cgImage`, or `nil` for invisible ones, which can emit
  /// particles themselves.
  open var contents: Any? { didSet { images = ParticleImages() } }
  /// The part of ``contents`` that is drawn. The default, (0, 0, 1, 1), is the whole image.
  open var contentsRect = Rect(x: 0, y: 0, width: 1, height: 1) {
    didSet { if contentsRect != oldValue { images = ParticleImages() } }
  }
  /// The number of pixels of ``contents`` per point. The default is 1.
  open var contentsScale = 1.0 {
    didSet { if contentsScale != oldValue { images = ParticleImages() } }
  }
  /// The name of the filter for a smaller image. The default is `"linear"`. It is stored, and the library
  /// chooses the filter.
  open var minificationFilter = "linear"
  /// The name of the filter for a larger image. The default is `"linear"`. It is stored, and the library
  /// chooses the filter.
  open var magnificationFilter = "linear"
  /// The bias of ``minificationFilter``. The default is 0. It is stored and has no other effect.
  open var minificationFilterBias: Float = 0
  /// Values of the application by name, or `nil`. Properties do not take their values from it.
  open var style: [AnyHashable: Any]?
  /// The cells of the particles that each particle emits at its position, or `nil` if it emits none.
  open var emitterCells: [CAEmitterCell]?

  // MARK: Time

  /// The number of particles per second. The default is 0.
  open var birthRate: Float = 0
  /// The mean time for which a particle exists, in seconds. The default is 0.
  open var lifetime: Float = 0
  /// The range of the lifetime, in seconds. The default is 0.
  open var lifetimeRange: Float = 0
  /// The time at which the cell begins to emit, in seconds of the layer's time, or after the birth of the
  /// particle that emits. The default is 0.
  open var beginTime: Double = 0
  /// The time for which the cell emits, in seconds. The default is infinite.
  open var duration: Double = .infinity
  /// The speed of the cell's time. The default is 1. It is stored and has no other effect: set that of the
  /// layer.
  open var speed: Float = 1
  /// The time at which the cell's time begins, in seconds. The default is 0. It is stored and has no other
  /// effect.
  open var timeOffset: Double = 0
  /// The number of repetitions. The default is 0. It is stored and has no other effect.
  open var repeatCount: Float = 0
  /// The time of all repetitions, in seconds. The default is 0. It is stored and has no other effect.
  open var repeatDuration: Double = 0
  /// A Boolean value that indicates whether the time also runs backward. The default is `false`. It is stored
  /// and has no other effect.
  open var autoreverses = false
  /// The values before the beginning and after the end. The default is `.removed`. It is stored and has no
  /// other effect.
  open var fillMode = MediaTimingFillMode.removed

  // MARK: Movement

  /// The mean speed of a particle at its birth, in points per second. The default is 0.
  open var velocity = 0.0
  /// The range of the speed, in points per second. The default is 0.
  open var velocityRange = 0.0
  /// The acceleration to the right, in points per second squared. The default is 0.
  open var xAcceleration = 0.0
  /// The acceleration downward, in points per second squared. The default is 0.
  open var yAcceleration = 0.0
  /// The acceleration toward the viewer, in points per second squared. The default is 0. Particles move in
  /// the plane, so that the value is stored and has no other effect.
  open var zAcceleration = 0.0
  /// The direction in which particles move, in radians. The default is 0.
  ///
  /// It is measured clockwise on the screen, from the right for points and areas. For a line it is measured
  /// from the upward direction, so that .pi is downward. For the outline of another shape it is measured from
  /// the outward direction.
  open var emissionLongitude = 0.0
  /// The angle between the direction and the plane of the layer, in radians. The default is 0. It reduces the
  /// speed in the plane.
  open var emissionLatitude = 0.0
  /// The angle around ``emissionLongitude`` in which directions vary, in radians. The default is 0.
  open var emissionRange = 0.0

  // MARK: Rotation and scale

  /// The mean speed of the rotation, clockwise in radians per second. The default is 0.
  open var spin = 0.0
  /// The range of the speed of the rotation, in radians per second. The default is 0.
  open var spinRange = 0.0
  /// The mean scale of a particle at its birth. The default is 1.
  open var scale = 1.0
  /// The range of the scale. The default is 0.
  open var scaleRange = 0.0
  /// The change of the scale per second. The default is 0. At 0, the particle is not visible.
  open var scaleSpeed = 0.0

  // MARK: Color

  /// The mean color by which ``contents`` is multiplied at the birth of a particle, or `nil` for white. The
  /// default is opaque white.
  open var color: Color? = .white
  /// The range of the red component, from 0 to 1. The default is 0.
  open var redRange: Float = 0
  /// The range of the green component, from 0 to 1. The default is 0.
  open var greenRange: Float = 0
  /// The range of the blue component, from 0 to 1. The default is 0.
  open var blueRange: Float = 0
  /// The range of the opacity, from 0 to 1. The default is 0.
  open var alphaRange: Float = 0
  /// The change of the red component per second. The default is 0.
  open var redSpeed: Float = 0
  /// The change of the green component per second. The default is 0.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second. The default is 0.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second. The default is 0.
  open var alphaSpeed: Float = 0

  // MARK: Values by name

  /// Returns the value of a property by its name, or of a property of a cell in ``emitterCells`` by a path
  /// such as `"emitterCells.spark.birthRate"`. For another name, returns `nil`.
  open func value(forKeyPath keyPath: String) -> Any? { namedValue(keyPath) }
  /// Sets a property by its name, or a property of a cell in ``emitterCells`` by a path. An unknown name and
  /// a value of another type are ignored.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setNamedValue(value, keyPath) }
  /// Returns the value of a property by its name, or `nil` if there is no such property.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets a property by its name.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// Returns the default value of a property, or `nil` if there is no such property or its default is `nil`.
  open class func defaultValue(forKey key: String) -> Any? { CAEmitterCell().value(forKey: key) }

  /// The images for the colors of particles, for the present ``contents``.
  final var images = ParticleImages()
}

extension CAEmitterCell: ComparedByIdentity {}
