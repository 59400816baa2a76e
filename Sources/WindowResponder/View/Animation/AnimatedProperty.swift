/// The properties of a view that can be animated.
enum AnimatedProperty: UInt8, Sendable {
  case boundsOrigin, boundsSize, center, transform
  case alpha, backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius
  /// The progress of a transition.
  case transition
  /// A number that a control draws.
  case drawn

  /// The properties of a view's geometry.
  static let geometry: [AnimatedProperty] = [.boundsOrigin, .boundsSize, .center, .transform]
  /// The properties of a view's appearance.
  static let appearance: [AnimatedProperty] = [
    .alpha, .backgroundColor, .cornerRadius, .borderWidth, .borderColor, .shadowColor,
    .shadowOpacity, .shadowOffset, .shadowRadius,
  ]

  /// Returns the property's numbers in a geometry.
  func vector(in geometry: ViewGeometry) -> AnimationVector {
    switch self {
    case .boundsOrigin: AnimationVector(geometry.bounds.origin)
    case .boundsSize: AnimationVector(geometry.bounds.size)
    case .center: AnimationVector(geometry.center)
    case .transform: AnimationVector(geometry.transform)
    default: AnimationVector()
    }
  }

  /// Writes the property's numbers into a geometry.
  func write(_ vector: AnimationVector, into geometry: inout ViewGeometry) {
    switch self {
    case .boundsOrigin: geometry.bounds.origin = vector.point
    case .boundsSize: geometry.bounds.size = vector.size
    case .center: geometry.center = vector.point
    case .transform: geometry.transform = vector.transform
    default: break
    }
  }

  /// Returns a Boolean value that indicates whether two geometries differ in the property.
  func differs(_ a: ViewGeometry, _ b: ViewGeometry) -> Bool {
    switch self {
    case .boundsOrigin: a.bounds.origin != b.bounds.origin
    case .boundsSize: a.bounds.size != b.bounds.size
    case .center: a.center != b.center
    case .transform: a.transform != b.transform
    default: false
    }
  }

  /// Returns the property's numbers in an appearance. Named colors are resolved with a theme.
  func vector(in looks: Appearance, _ theme: Theme) -> AnimationVector {
    let shadow = looks.shadow ?? Appearance.Shadow()
    switch self {
    case .alpha: return AnimationVector(looks.alpha)
    case .backgroundColor:
      return looks.backgroundColor.map { AnimationVector(theme.resolve($0)) } ?? AnimationVector()
    case .cornerRadius: return AnimationVector(looks.cornerRadius)
    case .borderWidth: return AnimationVector(looks.borderWidth)
    case .borderColor: return AnimationVector(theme.resolve(looks.borderColor ?? .black))
    case .shadowColor: return AnimationVector(theme.resolve(shadow.color))
    case .shadowOpacity: return AnimationVector(shadow.opacity)
    case .shadowOffset: return AnimationVector(shadow.offset)
    case .shadowRadius: return AnimationVector(shadow.radius)
    default: return AnimationVector()
    }
  }

  /// Writes the property's numbers into an appearance.
  func write(_ vector: AnimationVector, into looks: inout Appearance) {
    func changeShadow(_ change: (inout Appearance.Shadow) -> Void) {
      var shadow = looks.shadow ?? Appearance.Shadow()
      change(&shadow)
      looks.shadow = shadow
    }
    switch self {
    case .alpha: looks.alpha = min(max(vector[0], 0), 1)
    case .backgroundColor: looks.backgroundColor = vector.color
    case .cornerRadius: looks.cornerRadius = max(0, vector[0])
    case .borderWidth: looks.borderWidth = max(0, vector[0])
    case .borderColor: looks.borderColor = vector.color
    case .shadowColor: changeShadow { $0.color = vector.color }
    case .shadowOpacity: changeShadow { $0.opacity = min(max(vector[0], 0), 1) }
    case .shadowOffset: changeShadow { $0.offset = Size(width: vector[0], height: vector[1]) }
    case .shadowRadius: changeShadow { $0.radius = max(0, vector[0]) }
    default: break
    }
  }

  /// Returns a Boolean value that indicates whether two appearances differ in the property.
  func differs(_ a: Appearance, _ b: Appearance) -> Bool {
    switch self {
    case .alpha: return a.alpha != b.alpha
    case .backgroundColor: return a.backgroundColor != b.backgroundColor
    case .cornerRadius: return a.cornerRadius != b.cornerRadius
    case .borderWidth: return a.borderWidth != b.borderWidth
    case .borderColor: return a.borderColor != b.borderColor
    default: break
    }
    if a.shadow == b.shadow { return false }
    let (a, b) = (a.shadow ?? Appearance.Shadow(), b.shadow ?? Appearance.Shadow())
    switch self {
    case .shadowColor: return a.color != b.color
    case .shadowOpacity: return a.opacity != b.opacity
    case .shadowOffset: return a.offset != b.offset
    case .shadowRadius: return a.radius != b.radius
    default: return false
    }
  }

  /// Converts a velocity from whole distances a second to numbers a second, along a distance.
  func push(_ velocity: Vector, along way: AnimationVector) -> AnimationVector {
    if velocity == .zero { return AnimationVector() }
    var push = way * velocity.dx
    switch self {
    case .center, .boundsOrigin, .boundsSize, .shadowOffset: push[1] = way[1] * velocity.dy
    default: break
    }
    return push
  }
}
