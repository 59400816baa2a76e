import Glibc

/// The animatable properties of a layer, with their names in animations.
enum LayerKeyPath: String {
  case opacity, position, bounds, anchorPoint, zPosition, transform
  case positionX = "position.x"
  case positionY = "position.y"
  case boundsSize = "bounds.size"
  case boundsOrigin = "bounds.origin"
  case boundsWidth = "bounds.size.width"
  case boundsHeight = "bounds.size.height"
  case scale = "transform.scale"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  case rotation = "transform.rotation"
  case rotationZ = "transform.rotation.z"
  case translation = "transform.translation"
  case translationX = "transform.translation.x"
  case translationY = "transform.translation.y"
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect
  case colors, locations, startPoint, endPoint
  case path, fillColor, strokeColor, lineWidth, lineDashPhase, strokeStart, strokeEnd
  case foregroundColor, fontSize
  /// Setting it sets position and bounds. It cannot be animated.
  case frame

  /// Returns the property's value in a look, or `nil` if the layer has no such property.
  @MainActor func value(in look: LayerLook) -> LayerValue? {
    geometryValue(look.geometry) ?? looksValue(look.appearance) ?? ownValue(look.values)
  }

  private func geometryValue(_ geometry: ViewGeometry) -> LayerValue? {
    let parts = { AnimationVector(geometry.transform) }
    switch self {
    case .position: return .numbers(AnimationVector(geometry.center))
    case .positionX: return .numbers(AnimationVector(geometry.center.x))
    case .positionY: return .numbers(AnimationVector(geometry.center.y))
    case .bounds: return .numbers(AnimationVector(geometry.bounds))
    case .boundsSize: return .numbers(AnimationVector(geometry.bounds.size))
    case .boundsOrigin: return .numbers(AnimationVector(geometry.bounds.origin))
    case .boundsWidth: return .numbers(AnimationVector(geometry.bounds.width))
    case .boundsHeight: return .numbers(AnimationVector(geometry.bounds.height))
    case .anchorPoint: return .numbers(AnimationVector(geometry.anchor))
    case .transform: return .numbers(parts())
    case .scale, .scaleX: return .numbers(AnimationVector(parts()[3]))
    case .scaleY: return .numbers(AnimationVector(parts()[4]))
    case .rotation, .rotationZ: return .numbers(AnimationVector(parts()[2]))
    case .translation:
      return .numbers(
        AnimationVector(Point(x: geometry.transform.tx, y: geometry.transform.ty)))
    case .translationX: return .numbers(AnimationVector(geometry.transform.tx))
    case .translationY: return .numbers(AnimationVector(geometry.transform.ty))
    default: return nil
    }
  }

  private func looksValue(_ looks: Appearance) -> LayerValue? {
    let shadow = looks.shadow ?? Appearance.Shadow()
    switch self {
    case .opacity: return .numbers(AnimationVector(looks.alpha))
    case .backgroundColor: return .color(looks.backgroundColor)
    case .cornerRadius: return .numbers(AnimationVector(looks.cornerRadius))
    case .borderWidth: return .numbers(AnimationVector(looks.borderWidth))
    case .borderColor: return .color(looks.borderColor ?? .black)
    case .shadowColor: return .color(shadow.color)
    case .shadowOpacity: return .numbers(AnimationVector(shadow.opacity))
    case .shadowOffset: return .numbers(AnimationVector(shadow.offset))
    case .shadowRadius: return .numbers(AnimationVector(shadow.radius))
    default: return nil
    }
  }

  private func ownValue(_ values: LayerValues) -> LayerValue? {
    switch self {
    case .zPosition: return .numbers(AnimationVector(values.zPosition))
    case .shadowPath: return values.shadowPath.map { .path($0) }
    case .contents: return values.contents.map { .image($0) }
    case .contentsRect: return .numbers(AnimationVector(values.contentsRect))
    case .colors: return values.gradient.map { .colors($0.colors) }
    case .locations: return values.gradient?.locations.map { .list($0) }
    case .startPoint: return values.gradient.map { .numbers(AnimationVector($0.start)) }
    case .endPoint: return values.gradient.map { .numbers(AnimationVector($0.end)) }
    case .path: return values.shape?.path.map { .path($0) }
    case .fillColor: return values.shape.map { .color($0.fillColor) }
    case .strokeColor: return values.shape.map { .color($0.strokeColor) }
    case .lineWidth: return values.shape.map { .numbers(AnimationVector($0.lineWidth)) }
    case .lineDashPhase: return values.shape.map { .numbers(AnimationVector($0.dashPhase)) }
    case .strokeStart: return values.shape.map { .numbers(AnimationVector($0.strokeStart)) }
    case .strokeEnd: return values.shape.map { .numbers(AnimationVector($0.strokeEnd)) }
    case .foregroundColor: return values.text.map { .color($0.color) }
    case .fontSize: return values.text.map { .numbers(AnimationVector($0.fontSize)) }
    default: return nil
    }
  }

  /// Writes a value into a look.
  func write(_ value: LayerValue, into look: inout LayerLook) {
    switch value {
    case .numbers(let numbers):
      write(numbers, into: &look.geometry)
      write(numbers, into: &look.appearance)
      write(numbers, into: &look.values)
    case .color(let color): write(color, into: &look)
    case .path(let path):
      if self == .path { look.values.shape?.path = path }
      if self == .shadowPath { look.values.shadowPath = path }
    case .colors(let colors): look.values.gradient?.colors = colors
    case .list(let list): look.values.gradient?.locations = list
    case .image(let image): look.values.contents = image
    }
  }

  private func write(_ numbers: AnimationVector, into geometry: inout ViewGeometry) {
    func turn(_ index: Int, _ number: Double) {
      var parts = AnimationVector(geometry.transform)
      parts[index] = number
      geometry.transform = parts.transform
    }
    switch self {
    case .position: geometry.center = numbers.point
    case .positionX: geometry.center.x = numbers[0]
    case .positionY: geometry.center.y = numbers[0]
    case .bounds: geometry.bounds = numbers.rect
    case .boundsSize: geometry.bounds.size = numbers.size
    case .boundsOrigin: geometry.bounds.origin = numbers.point
    case .boundsWidth: geometry.bounds.size.width = max(0, numbers[0])
    case .boundsHeight: geometry.bounds.size.height = max(0, numbers[0])
    case .anchorPoint: geometry.anchor = numbers.point
    case .transform: geometry.transform = numbers.transform
    case .scale:
      turn(3, numbers[0])
      turn(4, numbers[0])
    case .scaleX: turn(3, numbers[0])
    case .scaleY: turn(4, numbers[0])
    case .rotation, .rotationZ: turn(2, numbers[0])
    case .translation: (geometry.transform.tx, geometry.transform.ty) = (numbers[0], numbers[1])
    case .translationX: geometry.transform.tx = numbers[0]
    case .translationY: geometry.transform.ty = numbers[0]
    default: break
    }
  }

  private func write(_ numbers: AnimationVector, into looks: inout Appearance) {
    let number = numbers[0]
    switch self {
    case .opacity: looks.alpha = min(max(number, 0), 1)
    case .cornerRadius: looks.cornerRadius = max(0, number)
    case .borderWidth: looks.borderWidth = max(0, number)
    case .shadowOpacity: changeShadow(&looks) { $0.opacity = min(max(number, 0), 1) }
    case .shadowOffset:
      changeShadow(&looks) { $0.offset = Size(width: numbers[0], height: numbers[1]) }
    case .shadowRadius: changeShadow(&looks) { $0.radius = max(0, number) }
    default: break
    }
  }

  private func changeShadow(
    _ looks: inout Appearance, _ change: (inout Appearance.Shadow) -> Void
  ) {
    var shadow = looks.shadow ?? Appearance.Shadow()
    change(&shadow)
    looks.shadow = shadow
  }

  private func write(_ numbers: AnimationVector, into values: inout LayerValues) {
    let number = numbers[0]
    switch self {
    case .zPosition: values.zPosition = number
    case .contentsRect: values.contentsRect = numbers.rect
    case .startPoint: values.gradient?.start = numbers.point
    case .endPoint: values.gradient?.end = numbers.point
    case .lineWidth: values.shape?.lineWidth = max(0, number)
    case .lineDashPhase: values.shape?.dashPhase = number
    case .strokeStart: values.shape?.strokeStart = number
    case .strokeEnd: values.shape?.strokeEnd = number
    case .fontSize: values.text?.fontSize = max(1, number)
    default: break
    }
  }

  private func write(_ color: Color?, into look: inout LayerLook) {
    switch self {
    case .backgroundColor: look.appearance.backgroundColor = color
    case .borderColor: look.appearance.borderColor = color
    case .shadowColor: changeShadow(&look.appearance) { $0.color = color ?? .clear }
    case .fillColor: look.values.shape?.fillColor = color
    case .strokeColor: look.values.shape?.strokeColor = color
    case .foregroundColor: look.values.text?.color = color ?? .clear
    default: break
    }
  }
}

extension AnimationVector {
  init(_ rect: Rect) {
    self.init()
    (self[0], self[1]) = (rect.minX, rect.minY)
    (self[2], self[3]) = (rect.width, rect.height)
  }

  var rect: Rect {
    Rect(x: self[0], y: self[1], width: Swift.max(0, self[2]), height: Swift.max(0, self[3]))
  }
}
