import Foundation
import WindowResponder

/// Access to the properties of a cell by their names.
extension CAEmitterCell {
  private static let floats: [String: ReferenceWritableKeyPath<CAEmitterCell, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange, "greenRange": \.greenRange, "blueRange": \.blueRange,
    "alphaRange": \.alphaRange, "redSpeed": \.redSpeed, "greenSpeed": \.greenSpeed,
    "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed, "speed": \.speed,
    "repeatCount": \.repeatCount, "minificationFilterBias": \.minificationFilterBias,
  ]
  private static let doubles: [String: ReferenceWritableKeyPath<CAEmitterCell, Double>] = [
    "beginTime": \.beginTime, "duration": \.duration, "velocity": \.velocity,
    "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration,
    "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration,
    "timeOffset": \.timeOffset, "repeatDuration": \.repeatDuration,
    "emissionLongitude": \.emissionLongitude,
    "emissionLatitude": \.emissionLatitude, "emissionRange": \.emissionRange, "spin": \.spin,
    "spinRange": \.spinRange, "scale": \.scale, "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "contentsScale": \.contentsScale,
  ]

  final func namedValue(_ path: String) -> Any? {
    if let (cell, rest) = [CAEmitterCell].split(path, in: emitterCells) {
      return cell.value(forKeyPath: rest)
    }
    if let property = Self.floats[path] { return self[keyPath: property] }
    if let property = Self.doubles[path] { return self[keyPath: property] }
    switch path {
    case "name": return name
    case "enabled": return isEnabled
    case "contents": return contents
    case "contentsRect": return contentsRect
    case "color": return color
    case "emitterCells": return emitterCells
    case "minificationFilter": return minificationFilter
    case "magnificationFilter": return magnificationFilter
    case "style": return style
    case "autoreverses": return autoreverses
    case "fillMode": return fillMode.rawValue
    default: return nil
    }
  }

  final func setNamedValue(_ value: Any?, _ path: String) {
    if let (cell, rest) = [CAEmitterCell].split(path, in: emitterCells) {
      return cell.setValue(value, forKeyPath: rest)
    }
    let number = value.flatMap { Double(propertyValue: $0) }
    if let property = Self.floats[path] {
      if let number { self[keyPath: property] = Float(number) }
    } else if let property = Self.doubles[path] {
      if let number { self[keyPath: property] = number }
    } else {
      setObject(value, path)
    }
  }

  private func setObject(_ value: Any?, _ name: String) {
    switch name {
    case "name": self.name = value as? String
    case "enabled": isEnabled = Self.flag(value) ?? isEnabled
    case "contents": contents = value
    case "contentsRect":
      contentsRect = value as? Rect ?? (value as? NSValue)?.cgRectValue ?? contentsRect
    case "color": color = value as? Color
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    case "minificationFilter": minificationFilter = value as? String ?? minificationFilter
    case "magnificationFilter": magnificationFilter = value as? String ?? magnificationFilter
    case "style": style = value as? [AnyHashable: Any]
    case "autoreverses": autoreverses = Self.flag(value) ?? autoreverses
    case "fillMode":
      fillMode =
        value as? MediaTimingFillMode
        ?? (value as? String).map { MediaTimingFillMode(rawValue: $0) } ?? fillMode
    default: break
    }
  }

  private static func flag(_ value: Any?) -> Bool? {
    value as? Bool ?? (value as? NSNumber)?.boolValue
  }
}

extension [CAEmitterCell] {
  /// Returns the cell that a key path such as `"emitterCells.spark.birthRate"` names, and the rest of the
  /// path, or `nil` for another path or an unknown cell.
  @MainActor static func split(
    _ path: String, in cells: [CAEmitterCell]?
  ) -> (cell: CAEmitterCell, rest: String)? {
    let parts = path.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "emitterCells",
      let cell = cells?.first(where: { $0.name.map { $0 == parts[1] } ?? false })
    else { return nil }
    return (cell, String(parts[2]))
  }
}
