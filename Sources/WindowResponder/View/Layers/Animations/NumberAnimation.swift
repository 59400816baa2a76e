extension Layer {
  /// Returns the layer's own value of a number that only its class has, or `nil`.
  final func ownNumber(_ keyPath: String) -> Double? {
    painter?.value(forKeyPath: keyPath).flatMap { LayerValue.number($0) }
  }

  /// Returns the visible value of a number of a subclass in another module of the package.
  ///
  /// - Parameters:
  ///   - keyPath: The key path of animations of the number.
  ///   - model: The layer's own value.
  ///   - time: The local time, in seconds, or `nil` for the time of the last frame.
  package final func shownNumber(_ keyPath: String, model: Double, at time: Double?) -> Double {
    animations?.number(keyPath, model: model, at: time) ?? model
  }

  /// Returns a Boolean value that indicates whether numbers of a subclass in another module change at a local
  /// time in seconds, or later.
  package final func movesNumbers(at time: Double) -> Bool {
    animations?.movesNumbers(at: time) ?? false
  }

  /// A Boolean value that indicates whether there are animations of numbers of a subclass in another module.
  package final var hasNumberAnimations: Bool { animations?.hasNumbers ?? false }
}

extension LayerValue {
  /// Creates a value from a number that the application has set. If it is none, returns `nil`.
  init?(number: Any?) {
    guard let number = number.flatMap({ LayerValue.number($0) }) else { return nil }
    self = .numbers(AnimationVector(number))
  }

  /// The number, or `nil` if the value is of another type.
  fileprivate var number: Double? {
    if case .numbers(let numbers) = self { numbers[0] } else { nil }
  }
}

extension FrozenAnimation {
  /// A Boolean value that indicates whether the animation changes a number that only the layer's class has.
  var hasNumbers: Bool {
    parts.contains { part in
      switch part {
      case .number: true
      case .animation(let animation): animation.hasNumbers
      case .property: false
      }
    }
  }

  /// Returns the visible value of a number at a time, in seconds. `model` is the layer's own value, `shown`
  /// the visible value without this animation.
  func number(_ keyPath: String, after time: Double, model: Double, shown: Double) -> Double {
    guard hasNumbers, let moment = timing.moment(after: time) else { return shown }
    let progress = timing.curve?.value(at: moment.progress) ?? moment.progress
    var number = shown
    for part in parts {
      switch part {
      case .property: continue
      case .animation(let animation):
        let seconds = progress * timing.duration - animation.timing.beginTime
        number = animation.number(keyPath, after: seconds, model: model, shown: number)
      case .number(let name, let track, let isAdditive, let isCumulative):
        let end = LayerValue(number: model)
        guard name == keyPath,
          let value = track.value(at: progress, moment, isCumulative: isCumulative, end: end)?
            .number
        else { continue }
        number = isAdditive ? number + value : value
      }
    }
    return number
  }
}
