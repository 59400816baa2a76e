import Foundation
import WindowResponder

/// Access to the properties of an emitter layer by their names, and to those of its cells.
extension Emission {
  static let floats: [String: WritableKeyPath<Values, Float>] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "velocity": \.velocity, "scale": \.scale,
    "spin": \.spin,
  ]

  func value(forKeyPath keyPath: String) -> Any? {
    if let (cell, rest) = [CAEmitterCell].split(keyPath, in: values.cells) {
      return cell.value(forKeyPath: rest)
    }
    if let property = Self.floats[keyPath] { return values[keyPath: property] }
    switch keyPath {
    case "emitterCells": return values.cells
    case "emitterPosition": return values.position
    case "emitterSize": return values.size
    case "emitterShape": return values.shape.rawValue
    case "emitterMode": return values.mode.rawValue
    case "renderMode": return values.renderMode.rawValue
    case "seed": return values.seed
    case "emitterZPosition": return values.zPosition
    case "emitterDepth": return values.depth
    case "preservesDepth": return values.preservesDepth
    default: return nil
    }
  }

  func setValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    if let (cell, rest) = [CAEmitterCell].split(keyPath, in: values.cells) {
      cell.setValue(value, forKeyPath: rest)
      change { _ in }
      return true
    }
    let number = value.flatMap { Double(propertyValue: $0) }
    if let property = Self.floats[keyPath] {
      if let number { change { $0[keyPath: property] = Float(number) } }
      return true
    }
    switch keyPath {
    case "emitterCells": change { $0.cells = value as? [CAEmitterCell] }
    case "emitterPosition":
      change { $0.position = value as? Point ?? (value as? NSValue)?.cgPointValue ?? $0.position }
    case "emitterSize":
      change { $0.size = value as? Size ?? (value as? NSValue)?.cgSizeValue ?? $0.size }
    case "emitterZPosition": values.zPosition = number ?? values.zPosition
    case "emitterDepth": values.depth = number ?? values.depth
    case "preservesDepth":
      values.preservesDepth =
        value as? Bool ?? (value as? NSNumber)?.boolValue ?? values.preservesDepth
    case "seed": if let seed = number.flatMap({ UInt32(exactly: $0) }) { reseed(seed) }
    default: return setName(value as? String, keyPath)
    }
    return true
  }

  private func setName(_ name: String?, _ keyPath: String) -> Bool {
    guard ["emitterShape", "emitterMode", "renderMode"].contains(keyPath) else { return false }
    guard let name else { return true }
    change {
      switch keyPath {
      case "emitterShape": $0.shape = CAEmitterLayerEmitterShape(rawValue: name)
      case "emitterMode": $0.mode = CAEmitterLayerEmitterMode(rawValue: name)
      default: $0.renderMode = CAEmitterLayerRenderMode(rawValue: name)
      }
    }
    return true
  }
}
