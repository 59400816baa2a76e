/// The timing of a layer's local time relative to that of its superlayer. A layer without one has the time of
/// its superlayer. Follows `CAMediaTiming`.
struct LayerClock: Equatable {
  /// The time of the superlayer at which the local time is ``timeOffset``, in seconds.
  var beginTime = 0.0
  /// The local time at ``beginTime``, in seconds.
  var timeOffset = 0.0
  /// The speed of the local time. With 0, it stands still.
  var speed: Float = 1

  /// A Boolean value that indicates whether any layer has had a clock, so that times have to be converted.
  @MainActor static var isInUse = false

  /// Returns the local time for a time of the superlayer, in seconds.
  func local(_ time: Double) -> Double { (time - beginTime) * Double(speed) + timeOffset }

  /// Returns the time of the superlayer for a local time, in seconds. If the local time stands still, returns
  /// ``beginTime``.
  func outer(_ time: Double) -> Double {
    speed == 0 ? beginTime : (time - timeOffset) / Double(speed) + beginTime
  }
}

extension Array where Element == LayerClock {
  /// Returns the local time of the last clock for a time of the application's clock, in seconds.
  func local(_ time: Double) -> Double {
    time.isFinite ? reduce(time) { $1.local($0) } : time
  }

  /// Returns the time of the application's clock for a local time of the last clock, in seconds.
  func outer(_ time: Double) -> Double { reversed().reduce(time) { $1.outer($0) } }

  /// The speed of the local time of the last clock, relative to the application's clock.
  var speed: Double { reduce(1) { $0 * Double($1.speed) } }
}

extension Layer {
  /// The speed of the layer's local time relative to that of its superlayer. The default is 1. With 0, the
  /// animations of the layer, of its view and of everything in them stand still. Follows `CALayer.speed`.
  ///
  /// Pause animations, and resume them at the same position:
  ///
  ///     let layer = Layer()
  ///     layer.timeOffset = layer.convertTime(Layer.currentTime, from: nil)
  ///     layer.speed = 0
  ///
  ///     let pausedTime = layer.timeOffset
  ///     layer.speed = 1
  ///     layer.timeOffset = 0
  ///     layer.beginTime = 0
  ///     layer.beginTime = layer.convertTime(Layer.currentTime, from: nil) - pausedTime
  public final var speed: Float {
    get { clock?.speed ?? 1 }
    set { changeClock { $0.speed = newValue.isFinite ? newValue : 1 } }
  }

  /// The local time at ``beginTime``, in seconds. The default is 0. If the ``speed`` is 0, it is the time at
  /// which the animations stand still, and setting it moves them there. Follows `CALayer.timeOffset`.
  public final var timeOffset: Double {
    get { clock?.timeOffset ?? 0 }
    set { changeClock { $0.timeOffset = newValue.isFinite ? newValue : 0 } }
  }

  /// The time of the superlayer at which the local time is ``timeOffset``, in seconds. The default is 0.
  /// Follows `CALayer.beginTime`.
  public final var beginTime: Double {
    get { clock?.beginTime ?? 0 }
    set { changeClock { $0.beginTime = newValue.isFinite ? newValue : 0 } }
  }

  /// Converts a local time of another layer, or a time on the application's clock if it is `nil`, to the
  /// local time of this layer, in seconds.
  public final func convertTime(_ time: Double, from layer: Layer?) -> Double {
    Self.convert(time, from: layer?.timedLayers ?? [], to: timedLayers)
  }

  /// Converts a local time of this layer to that of another layer, or to a time on the application's clock if
  /// it is `nil`, in seconds.
  public final func convertTime(_ time: Double, to layer: Layer?) -> Double {
    Self.convert(time, from: timedLayers, to: layer?.timedLayers ?? [])
  }

  /// Converts a time between the last layers of two lists, by way of the last layer in both. The time of a
  /// layer that stands still cannot be converted to that of its superlayer and back.
  private static func convert(_ time: Double, from old: [Layer], to new: [Layer]) -> Double {
    let common = zip(old, new).prefix { $0 === $1 }.count
    let outer = old.dropFirst(common).compactMap(\.clock).outer(time)
    return new.dropFirst(common).compactMap(\.clock).local(outer)
  }

  private func changeClock(_ change: (inout LayerClock) -> Void) {
    var next = clock ?? LayerClock()
    change(&next)
    guard next != clock ?? LayerClock() else { return }
    LayerClock.isInUse = true
    clock = next
    // Something may move again. If nothing does, the next step stops the frames.
    if let host, host.isOnScreen { host.animator.wake() }
    if Layer.redrawsAfterTimeChanges { invalidate() }
  }

  /// The clocks of the layer and its superlayers, the outermost first.
  final var clocks: [LayerClock] { timedLayers.compactMap(\.clock) }

  /// The layers with clocks among the layer and its superlayers, the outermost first.
  private var timedLayers: [Layer] {
    guard LayerClock.isInUse else { return [] }
    var found: [Layer] = []
    var layer: Layer? = modelOfPresentation ?? self
    while let current = layer {
      if current.clock != nil { found.append(current) }
      layer = current.view.map(\.layerAbove) ?? current.parent ?? current.maskedLayer
    }
    return found.reversed()
  }
}

extension View {
  /// The layer of the nearest superview that has one.
  fileprivate final var layerAbove: Layer? {
    var view = superview
    while let current = view {
      if let layer = current.madeLayer { return layer }
      view = current.superview
    }
    return nil
  }

  /// The clocks of the view's layer and its superlayers, the outermost first.
  final var clocks: [LayerClock] {
    guard LayerClock.isInUse else { return [] }
    return (madeLayer ?? layerAbove)?.clocks ?? []
  }
}
