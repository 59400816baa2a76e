/// Values by their names, as animations name them.
extension Layer {
  /// The value of a property by its name, as `"transform.scale"` or `"cornerRadius"`: a number as `Double`,
  /// else a `Point`, `Size`, `Rect`, ``Transform3D``, ``Color`` and the like; or what was set for another
  /// name.
  public final func value(forKeyPath keyPath: String) -> Any? {
    guard let key = LayerKeyPath(rawValue: keyPath) else { return ownValues[keyPath] }
    if key == .frame { return frame }
    if key == .transform { return transform }
    return key.value(in: look)?.plain(for: key) ?? ownValues[keyPath]
  }

  /// Sets a property by its name, as its setter does; other names keep the value for the program's own use.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let key = LayerKeyPath(rawValue: keyPath) else {
      ownValues[keyPath] = value
      return
    }
    if key == .contents { return contents = value }
    guard let new = LayerValue(value, for: key) ?? LayerValue.none(for: key) else { return }
    set(new, for: key)
  }

  /// The value of a property by its name.
  public final func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a property by its name.
  public final func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  private func set(_ value: LayerValue, for key: LayerKeyPath) {
    if key == .frame {
      if case .numbers(let numbers) = value { frame = numbers.rect }
      return
    }
    var next = look
    key.write(value, into: &next)
    // Each group of values has a way of its own to be changed, which views hear of as well.
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
  /// Whether it says where the layer is.
  fileprivate var isGeometry: Bool {
    rawValue.hasPrefix("position") || rawValue.hasPrefix("bounds")
      || rawValue.hasPrefix("transform") || self == .anchorPoint
  }
}

extension LayerValue {
  /// The value as code knows it.
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

  /// What setting nothing means for a property that may have nothing; nil for others.
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
  /// What was set for a name, for the program's own use: by it a delegate knows which animation it hears of.
  public final func value(forKey key: String) -> Any? { ownValues[key] }

  /// Keeps a value under a name, for the program's own use; nil takes it away.
  public final func setValue(_ value: Any?, forKey key: String) { ownValues[key] = value }
}
