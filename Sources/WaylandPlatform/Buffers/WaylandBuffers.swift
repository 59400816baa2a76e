import ResponderGeometry
import ResponderPlatform
import Wayland

/// The buffers of one surface: draws a frame into a free one, and gives memory back in time.
@MainActor final class WaylandBuffers {
  /// How many buffers of pools that were outgrown may still be on the screen.
  private static let maximumRetired = 16

  /// What came of a frame.
  enum Outcome {
    /// The buffer to commit, and where it differs from the frame before, in device pixels.
    case drawn(WlBuffer, damage: Region)
    /// The compositor holds every buffer; ``WaylandBuffers/onReady`` tells when to try again.
    case allHeld
    /// There is no memory for a buffer of this size.
    case noMemory
  }

  /// Called when a buffer is free again after there was none.
  var onReady: (() -> Void)?

  private let shm: WlShm
  private let makeMemory: (Int) throws -> SharedMemory
  private let log: PlatformLog
  private var pool: BufferPool?
  /// Buffers whose pool is gone, while the compositor shows them.
  private var retired: [WlBuffer] = []
  private var nextIdentity = 1
  private var isWaiting = false

  init(shm: WlShm, log: PlatformLog, makeMemory: @escaping (Int) throws -> SharedMemory) {
    self.shm = shm
    self.log = log
    self.makeMemory = makeMemory
  }

  /// Draws the next frame; `damage` is in device pixels. `paint` is called at most once.
  func draw(
    size: PixelSize, scale: Double, damage: Region, moves: [PixelMove],
    paint: (PixelBuffer, Region) -> Void
  ) -> Outcome {
    let format = BufferPool.Format(size: size, scale: scale)
    if pool?.fits(format) != true {
      guard retired.count < Self.maximumRetired else {
        isWaiting = true
        return .allHeld
      }
      isWaiting = false
      replacePool(format)
    }
    guard let pool, pool.fits(format) else { return .noMemory }
    let drawn = pool.draw(
      format, damage: damage, moves: moves, makeIdentity: makeIdentity,
      onRelease: { [weak self] in self?.becomeReady() }, paint: paint)
    guard let drawn else {
      isWaiting = true
      return .allHeld
    }
    isWaiting = false
    return .drawn(drawn.buffer, damage: drawn.damage)
  }

  /// Destroys every buffer, those on the screen too.
  func destroy() {
    onReady = nil
    retire()
    for buffer in retired { buffer.destroy() }
    retired.removeAll()
  }

  /// Makes a pool with room for the format; where there is no memory for it, the old one stays.
  private func replacePool(_ format: BufferPool.Format) {
    do {
      let new = try BufferPool(format, shm: shm, makeMemory: makeMemory)
      retire()
      pool = new
    } catch {
      log.once("buffers.memory", "no memory for a buffer: \(error)")
    }
  }

  private func retire() {
    guard let pool else { return }
    for buffer in pool.retire() {
      retired.append(buffer)
      buffer.onEvent = { [weak self, weak buffer] event in
        switch event {
        case .release:
          guard let buffer else { return }
          self?.retired.removeAll { $0 === buffer }
          buffer.destroy()
          self?.becomeReady()
        }
      }
    }
    self.pool = nil
  }

  private func becomeReady() {
    guard isWaiting else { return }
    isWaiting = false
    onReady?()
  }

  private func makeIdentity() -> Int {
    defer { nextIdentity += 1 }
    return nextIdentity
  }
}
