/// A start, end or intermediate value of an animation.
enum LayerValue: Equatable {
  case numbers(AnimationVector)
  case color(Color?)
  case path(Path)
  case colors([Color])
  case list([Double])
  case image(Image)

  static func == (one: LayerValue, other: LayerValue) -> Bool {
    switch (one, other) {
    case (.numbers(let a), .numbers(let b)): a == b
    case (.color(let a), .color(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.list(let a), .list(let b)): a == b
    case (.image(let a), .image(let b)): a === b
    default: false
    }
  }

  /// Creates a value for a property from one that the application has set. If its type does not fit, returns
  /// `nil`.
  init?(_ value: Any?, for key: LayerKeyPath) {
    guard let value else { return nil }
    if let own = value as? LayerValue {
      self = own
    } else if let number = Self.number(value) {
      self = .numbers(AnimationVector(number))
    } else if let point = value as? Point {
      self = .numbers(AnimationVector(point))
    } else if let size = value as? Size {
      self = .numbers(AnimationVector(size))
    } else if let rect = value as? Rect {
      self = .numbers(AnimationVector(rect))
    } else if let transform = value as? Transform {
      self = .numbers(AnimationVector(transform))
    } else if let transform = value as? Transform3D {
      self = .numbers(AnimationVector(transform.affine))
    } else if let color = value as? Color {
      self = .color(color)
    } else if let path = value as? Path ?? (value as? any AnimationPath)?.value {
      self = .path(path)
    } else if let image = value as? Image {
      self = .image(image)
    } else if let pixels = value as? PixelImage {
      self = .image(Image(cgImage: pixels))
    } else if let list = value as? [Any] {
      if key == .colors {
        self = .colors(list.compactMap { $0 as? Color })
      } else {
        self = .list(list.compactMap(Self.number))
      }
    } else {
      return nil
    }
  }

  /// Returns a number that the application has set, or `nil` if the value is none.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as any AnimationNumber: value.doubleValue
    default: nil
    }
  }

  /// Returns an interpolation between the value and another one.
  func blended(with other: LayerValue, fraction: Double) -> LayerValue {
    switch (self, other) {
    case (.numbers(let a), .numbers(let b)): return .numbers(a + (b - a) * fraction)
    case (.color(let a), .color(let b)):
      return .color((a ?? .clear).blended(with: b ?? .clear, fraction: fraction))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.blended(with: $1, fraction: fraction) })
    case (.list(let a), .list(let b)) where a.count == b.count:
      return .list(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.path(let a), .path(let b)):
      return a.blended(with: b, fraction: fraction).map { .path($0) } ?? step(other, fraction)
    default: return step(other, fraction)
    }
  }

  private func step(_ other: LayerValue, _ fraction: Double) -> LayerValue {
    fraction < 0.5 ? self : other
  }

  /// Returns the sum of two values. If they cannot be added, returns the other one.
  func adding(_ other: LayerValue) -> LayerValue {
    if case .numbers(let a) = self, case .numbers(let b) = other { return .numbers(a + b) }
    return other
  }

  /// Returns the difference of two values. If they cannot be subtracted, returns this one.
  func subtracting(_ other: LayerValue) -> LayerValue {
    if case .numbers(let a) = self, case .numbers(let b) = other { return .numbers(a - b) }
    return self
  }

  /// Returns the distance between two values.
  func distance(to other: LayerValue) -> Double {
    if case .numbers(let a) = self, case .numbers(let b) = other { return (b - a).length }
    return self == other ? 0 : 1
  }
}

/// A path that can be used in animations in addition to `Path`, such as the class `CGPath` of the product
/// `UIKit`.
public protocol AnimationPath {
  /// The path as a value.
  var value: Path { get }
}

/// A number that can be used in animations in addition to Swift's own types, such as Foundation's `NSNumber`.
public protocol AnimationNumber {
  /// The number as a `Double`.
  var doubleValue: Double { get }
}

extension Path {
  /// Returns an interpolation between the path and another one with the same elements. If the elements
  /// differ, returns `nil`.
  func blended(with other: Path, fraction: Double) -> Path? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: Point, _ b: Point) -> Point {
      Point(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction)
    }
    var result = self
    result.removeAllPoints()
    for (one, another) in zip(elements, other.elements) {
      switch (one, another) {
      case (.move(let a), .move(let b)): result.move(to: mix(a, b))
      case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
      case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
        result.addCurve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
      case (.close, .close): result.close()
      default: return nil
      }
    }
    return result
  }
}
