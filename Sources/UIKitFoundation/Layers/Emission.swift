import Foundation
import WindowResponder

/// The particles of an emitter layer.
@MainActor final class Emission: LayerPainter {
  /// The properties of the layer.
  struct Values {
    var cells: [CAEmitterCell]?
    var birthRate: Float = 1
    var lifetime: Float = 1
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0
    var position = Point.zero
    var size = Size.zero
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var zPosition = 0.0
    var depth = 0.0
    var preservesDepth = false
  }

  /// The largest number of particles.
  private static let limit = 10_000
  /// The number of particles at which birth rates are reduced. The difference to the limit is room for those
  /// that disappear at the end of a frame.
  private static let target = 9_500.0
  /// The largest time by which that of a frame is ahead of the clock, in seconds.
  private static let longestLead = 0.25
  /// The longest time for which animated values are taken as constant, in seconds.
  private static let animatedStep = 1.0 / 60
  /// The number of frames without drawing after which the layer is assumed to be invisible.
  private static let unseenFrames = 30

  private weak var layer: CAEmitterLayer?
  var values: Values
  private(set) var particles: [Particle] = []
  private var random: ParticleRandom
  /// The fractions of the next particles of the layer's cells.
  private(set) var pending: [ObjectIdentifier: Double] = [:]
  /// The time of the particles, in seconds of the layer's time, or `nil` before the layer is drawn.
  private var time: Double?
  /// The box around the particles, in the layer's own coordinates.
  private var box = Rect.null
  private var ticker: FrameTicker?
  private weak var tickedView: View?
  private var framesWithoutDrawing = 0

  init(layer: CAEmitterLayer, values: Values? = nil) {
    self.layer = layer
    self.values = values ?? Values()
    random = ParticleRandom(seed: self.values.seed)
    Layer.redrawsAfterTimeChanges = true
  }

  isolated deinit { ticker?.stop() }

  // MARK: Properties

  /// Changes properties of the layer. Frames are requested again if particles are emitted now.
  func change(_ change: (inout Values) -> Void) {
    change(&values)
    let present = Set((values.cells ?? []).map { ObjectIdentifier($0) })
    pending = pending.filter { present.contains($0.key) }
    layer?.invalidate()
  }

  /// Sets the seed and starts the random numbers again.
  func reseed(_ seed: UInt32) {
    random = ParticleRandom(seed: seed)
    change { $0.seed = seed }
  }

  /// Returns the properties with the values of animations at a time, in seconds of the layer's time.
  private func shownValues(at time: Double) -> Values {
    guard let layer, layer.hasNumberAnimations else { return values }
    var shown = values
    for (name, property) in Self.floats {
      let model = Double(values[keyPath: property])
      shown[keyPath: property] = Float(layer.shownNumber(name, model: model, at: time))
    }
    return shown
  }

  // MARK: Time

  /// The present time of the layer, in seconds.
  private var now: Double { layer?.convertTime(Layer.currentTime, from: nil) ?? 0 }

  /// A Boolean value that indicates whether the layer's time stands still.
  private var isPaused: Bool {
    layer.map { $0.convertTime(Layer.currentTime + 1, from: nil) == now } ?? true
  }

  /// Returns a Boolean value that indicates whether there are particles at a time, or later.
  private func isActive(at time: Double) -> Bool {
    if !particles.isEmpty { return true }
    let shown = shownValues(at: time)
    let mayEmit = shown.birthRate > 0 && shown.birthRate.isFinite && shown.lifetime > 0
    guard mayEmit || layer?.movesNumbers(at: time) == true else { return false }
    return (values.cells ?? []).contains {
      $0.isEnabled && $0.birthRate > 0 && $0.birthRate.isFinite
        && $0.lifetime + $0.lifetimeRange / 2 > 0
        && time < $0.beginTime + $0.duration
    }
  }

  /// Starts the frames, if there are particles now or later.
  private func start() {
    guard ticker?.isRunning != true, let view = layer?.hostView, view.window != nil else { return }
    step(to: now)
    guard isActive(at: now), !isPaused else { return }
    let ticker = FrameTicker(view: view) { [weak self] time in self?.tick(at: time) }
    ticker.movesUnseen = false
    self.ticker = ticker
    tickedView = view
    framesWithoutDrawing = 0
    ticker.start()
  }

  /// Moves the particles to the time of a frame, in seconds on the application's clock.
  private func tick(at frameTime: Double) {
    guard let layer else { return stop() }
    guard layer.hostView === tickedView else { return stopUntilDrawn() }
    let local = layer.convertTime(frameTime, from: nil)
    framesWithoutDrawing += 1
    layer.invalidate()
    step(to: local)
    layer.invalidate()
    if !isActive(at: local) || isPaused { return stop() }
    if framesWithoutDrawing > Self.unseenFrames { stopUntilDrawn() }
  }

  /// Stops the frames. If the layer is visible, drawing the box of all later particles starts them again.
  private func stopUntilDrawn() {
    stop()
    layer?.invalidate()
  }

  private func stop() {
    ticker?.stop()
    ticker = nil
  }

  // MARK: Particles

  /// Emits, moves and removes particles until a time, in seconds of the layer's time.
  @_optimize(speed) private func step(to end: Double) {
    if let time, end < time {
      // The time of a frame is ahead of the clock.
      guard time - end > Self.longestLead else { return }
      restart()
    }
    let shown = shownValues(at: end)
    let memory = (values.cells ?? []).map { $0.memory(shown) }.max() ?? 0
    let start = max(time ?? 0, end - memory, 0)
    time = end
    if end > start {
      // Animated values change within the time.
      let step = layer?.hasNumberAnimations == true ? Self.animatedStep : .infinity
      let count = max(1, ((end - start) / step).rounded(.up))
      var last = start
      for index in 1...Int(min(count, 10_000)) {
        let next = Double(index) < count ? start + Double(index) * step : end
        emit(from: last, to: next)
        last = next
      }
      emitFromParticles(from: start, to: end)
    }
    particles.removeAll { $0.death <= end || $0.lifetime.isNaN }
    box = particles.reduce(.null) { $0.union($1.box(at: end)) }
  }

  /// Begins again, because the layer's time was set back.
  private func restart() {
    (particles, pending, time) = ([], [:], nil)
    random = ParticleRandom(seed: values.seed)
  }

  /// Returns the factor by which birth rates are reduced, so that the number of particles stays below the
  /// limit. With the limit alone, no particles would be emitted until many of the same age disappear.
  private func share(of values: Values) -> Double {
    let sum = (values.cells ?? []).reduce(0) { $0 + $1.population(values) }
    return sum > Self.target ? Self.target / sum : 1
  }

  /// Emits the particles of the layer's cells.
  @_optimize(speed) private func emit(from start: Double, to end: Double) {
    let values = shownValues(at: (start + end) / 2)
    let factor = Double(values.birthRate) * share(of: values)
    for cell in values.cells ?? [] {
      let key = ObjectIdentifier(cell)
      let births = cell.births(
        from: start, to: end, after: 0, factor: factor,
        &pending[key, default: 0], room: Self.limit - particles.count)
      for birth in births {
        let point = values.point(&random)
        particles.append(Particle(of: cell, at: point, birth: birth, layer: values, &random))
      }
    }
  }

  /// Emits the particles that other particles emit, also those that were emitted just now.
  @_optimize(speed) private func emitFromParticles(from start: Double, to end: Double) {
    let values = shownValues(at: end)
    var index = 0
    while index < particles.count {
      let cells = particles[index].cell.emitterCells ?? []
      for (number, cell) in cells.enumerated() where number < particles[index].pending.count {
        // The particle itself is not copied, because that would copy its array.
        let (path, death) = (particles[index].path, particles[index].death)
        let room = Self.limit - particles.count
        let births = cell.births(
          from: max(start, path.birth), to: min(end, death), after: path.birth, factor: 1,
          &particles[index].pending[number], room: room)
        for birth in births {
          let point = EmissionPoint(position: path.position(at: birth))
          particles.append(Particle(of: cell, at: point, birth: birth, layer: values, &random))
        }
      }
      index += 1
    }
  }

  // MARK: Drawing

  func drawContent(in bounds: Rect, _ context: GraphicsContext) {
    framesWithoutDrawing = 0
    start()
    guard let time else { return }
    context.saveState()
    if values.renderMode == .additive { context.setBlendMode(.plusLighter) }
    for particle in orderedParticles { particle.draw(at: time, in: context) }
    context.restoreState()
  }

  private var orderedParticles: [Particle] {
    switch values.renderMode {
    case .oldestFirst: particles.sorted { $0.birth < $1.birth }
    case .oldestLast: particles.sorted { $0.birth > $1.birth }
    default: particles
    }
  }

  func contentBounds(in bounds: Rect) -> Rect {
    if ticker?.isRunning == true { return bounds.union(box) }
    guard isActive(at: now) else { return bounds }
    // Drawing any part of the box of all later particles starts the frames.
    let shown = shownValues(at: now)
    let reach = (values.cells ?? []).map { $0.reach(shown) }.max() ?? 0
    return bounds.union(box).union(values.shapeBox.insetBy(dx: -reach - 1, dy: -reach - 1))
  }
}
