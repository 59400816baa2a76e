/// Access to a layer's values by name, as animations use it.
extension Layer {
  /// Returns the value of a property by its name, such as `"transform.scale"` or `"cornerRadius"`: a number
  /// as `Double`, or a `Point`, `Size`, `Rect`, ``Transform3D``, ``Color`` or similar value. For another
  /// name, returns the value that was set for it.
  @_disfavoredOverload public final func value(forKeyPath keyPath: String) -> Any? {
    guard let key = LayerKeyPath(rawValue: keyPath) else {
      return timing(keyPath) ?? painter?.value(forKeyPath: keyPath) ?? ownValue(keyPath)
    }
    if key == .frame { return frame }
    if key == .transform { return transform }
    return key.value(in: look)?.plain(for: key) ?? ownValue(keyPath)
  }

  /// Sets a property by its name, as its setter does. For another name, the value is stored for the
  /// application's own use.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let key = LayerKeyPath(rawValue: keyPath) else {
      if painter?.setValue(value, forKeyPath: keyPath) ?? false { return }
      if timing(keyPath) != nil { return setTiming(value, keyPath) }
      ownValues[keyPath] = value
      if type(of: self).needsDisplay(forKey: keyPath) { setNeedsDisplay() }
      return
    }
    if key == .contents { return contents = value }
    if key == .transform, let value = value as? Transform3D { return transform = value }
    guard let new = LayerValue(value, for: key) ?? LayerValue.none(for: key) else { return }
    set(new, for: key)
  }

  /// Returns the value of a property by its name.
  @_disfavoredOverload public final func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  /// Sets a property by its name.
  public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  private func ownValue(_ name: String) -> Any? {
    ownValues[name] ?? type(of: self).defaultValue(forKey: name)
  }

  /// Returns the value of a property of the layer's time, or `nil` for another name.
  private func timing(_ name: String) -> Double? {
    switch name {
    case "speed": Double(speed)
    case "timeOffset": timeOffset
    case "beginTime": beginTime
    default: nil
    }
  }

  private func setTiming(_ value: Any?, _ name: String) {
    guard let number = value.flatMap(LayerValue.number) else { return }
    switch name {
    case "speed": speed = Float(number)
    case "timeOffset": timeOffset = number
    default: beginTime = number
    }
  }

  private func set(_ value: LayerValue, for key: LayerKeyPath) {
    if key == .frame {
      if case .numbers(let numbers) = value { frame = numbers.rect }
      return
    }
    var next = look
    key.write(value, into: &next)
    // Each group of values is changed by its own method, which also updates views.
    if key.isGeometry {
      changeGeometry(key) { $0 = next.geometry }
    } else if next.appearance != look.appearance {
      changeAppearance(key) { $0 = next.appearance }
    } else if key == .zPosition {
      zPosition = next.values.zPosition
    } else {
      changeValues(key) { $0 = next.values }
    }
  }
}

extension LayerKeyPath {
  /// A Boolean value that indicates whether the key is a part of the layer's geometry.
  fileprivate var isGeometry: Bool {
    rawValue.hasPrefix("position") || rawValue.hasPrefix("bounds")
      || rawValue.hasPrefix("transform") || self == .anchorPoint
  }
}

extension LayerValue {
  /// Returns the value in the type that the application uses.
  func plain(for key: LayerKeyPath) -> Any? {
    switch self {
    case .color(let color): color
    case .path(let path): path
    case .colors(let colors): colors
    case .list(let list): list
    case .image(let image): image
    case .numbers(let numbers): numbers.plain(for: key)
    }
  }

  /// Returns the meaning of `nil` for a property that can be empty, or `nil` for other properties.
  static func none(for key: LayerKeyPath) -> LayerValue? {
    switch key {
    case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: .color(nil)
    default: nil
    }
  }
}

extension AnimationVector {
  fileprivate func plain(for key: LayerKeyPath) -> Any {
    switch key {
    case .position, .boundsOrigin, .anchorPoint, .startPoint, .endPoint: point
    case .boundsSize, .shadowOffset, .translation: size
    case .bounds, .contentsRect: rect
    default: self[0]
    }
  }
}

extension LayerAnimation {
  /// Returns the value that was set for a name, for the application's own use. A delegate can use it to
  /// identify the animation.
  public final func value(forKey key: String) -> Any? { ownValues[key] }

  /// Stores a value for a name, for the application's own use, or removes it if it is `nil`.
  public final func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }
}
