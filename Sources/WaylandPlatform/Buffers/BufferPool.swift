import ResponderGeometry
import ResponderPlatform
import ResponderRuntime
import ResponderSystem
import Wayland

/// One to three buffers in one shared file, each in a slot with room to grow.
///
/// Every buffer is a view at the start of its slot. If the window changes its size within the slots, new
/// views of memory that is already mapped are created. A window that outgrows the slots needs a new pool.
@MainActor final class BufferPool {
  /// The largest number of buffers of a surface: one on the screen, one that waits for the screen, and one to
  /// draw in.
  static let maximumCount = 3
  /// The smallest size of a slot, in bytes. It holds a window of 1920 × 1080 pixels. Pages that are never
  /// touched use no memory.
  static let minimumSlotSize = 8 << 20

  /// The size and scale of a buffer. If they differ, the old content of a buffer cannot be used.
  struct Format: Hashable {
    var size: PixelSize
    var scale: Double
  }

  /// A slot of the file.
  private struct Slot {
    var buffer: WlBuffer?
    var format: Format
    var identity: Int
    /// The number of bytes at the start of the slot that were drawn in and not returned to the system since.
    var touched: Int
  }

  /// The size of one slot, in bytes.
  let slotSize: Int
  private let memory: SharedMemory
  private let pool: WlShmPool
  private var ledger: BufferLedger
  private var slots: [Slot] = []
  private var format: Format
  /// The number of bytes at the start of the first slot that have pages before a buffer uses them.
  private var preparedBytes = 0

  /// Creates a file with room for buffers of a format. If there is no memory or no free file descriptor,
  /// throws an error.
  init(
    _ format: Format, shm: WlShm, makeMemory: (Int) throws -> SharedMemory
  ) throws {
    let page = SharedMemory.pageSize
    let needed = (format.size.byteCount + page - 1) / page * page
    // A slot of twice the size leaves room for the window to grow. The sizes of the protocol end at 2 GiB.
    let roomy = max(Self.minimumSlotSize, needed * 2)
    slotSize = roomy * Self.maximumCount <= Int(Int32.max) ? roomy : needed
    let count = max(1, min(Self.maximumCount, Int(Int32.max) / slotSize))
    memory = try makeMemory(slotSize * count)
    pool = shm.createPool(fd: memory.descriptor, size: Int32(memory.byteCount))
    guard pool.isAlive else { throw SystemError(operation: "dup", code: SystemError.noDescriptor) }
    ledger = BufferLedger(capacity: count)
    self.format = format
  }

  /// Returns a Boolean value that indicates whether a buffer of a format fits into a slot.
  func fits(_ format: Format) -> Bool {
    format.size.byteCount <= slotSize
  }

  /// Allocates the pages of the first slot for a buffer of the format with which the pool was created.
  func prepareFirstSlot() {
    guard slots.isEmpty, preparedBytes == 0 else { return }
    preparedBytes = format.size.byteCount
    memory.populate(0..<preparedBytes)
  }

  /// Draws the next frame into a free buffer, or returns `nil` if the compositor holds all buffers.
  ///
  /// Returns the buffer, which the caller commits at once, and the area that differs from the frame before.
  func draw(
    _ format: Format, damage: Region, moves: [PixelMove], makeIdentity: () -> Int,
    onRelease: @escaping () -> Void, paint: (PixelBuffer, Region) -> Void
  ) -> (buffer: WlBuffer, damage: Region)? {
    guard let index = ledger.take() else { return nil }
    if format != self.format {
      self.format = format
      ledger.forgetContents()
    }
    let buffer = view(index, makeIdentity: makeIdentity, onRelease: onRelease)
    let plan = ledger.plan(index, damage: damage, moves: moves, bounds: format.size.bounds)
    let target = pixels(index)
    target.prepare(plan, from: plan.source.map(pixels))
    paint(target, plan.drawn)
    let changed = plan.changed
    ledger.present(index, changed: changed)
    return (buffer, changed)
  }

  /// Releases the memory, and returns the buffers that the compositor still holds. They must exist until the
  /// compositor releases them.
  func retire() -> [WlBuffer] {
    var held: [WlBuffer] = []
    for (index, slot) in slots.enumerated() {
      guard let buffer = slot.buffer else { continue }
      if ledger.isBusy(index) { held.append(buffer) } else { buffer.destroy() }
    }
    slots.removeAll()
    pool.destroy()
    return held
  }

  /// Returns the slot's buffer in the current format. If the slot has a buffer of another format, replaces
  /// it.
  private func view(
    _ index: Int, makeIdentity: () -> Int, onRelease: @escaping () -> Void
  ) -> WlBuffer {
    if index < slots.count, slots[index].format == format, let buffer = slots[index].buffer {
      return buffer
    }
    let size = format.size
    let buffer = pool.createBuffer(
      offset: Int32(index * slotSize), width: Int32(size.width), height: Int32(size.height),
      stride: Int32(size.stride), format: .argb8888)
    buffer.onEvent = { [link = BackLink(self)] event in
      switch event {
      case .release:
        if link.target?.ledger.release(index) == true { onRelease() }
      }
    }
    let slot = Slot(buffer: buffer, format: format, identity: makeIdentity(), touched: 0)
    if index == slots.count {
      slots.append(slot)
      let touched = index == 0 ? preparedBytes : 0
      slots[index].touched = max(touched, size.byteCount)
      if touched < size.byteCount {
        memory.populate(index * slotSize + touched..<index * slotSize + size.byteCount)
      }
    } else {
      let touched = slots[index].touched
      if touched < size.byteCount {
        memory.populate(index * slotSize + touched..<index * slotSize + size.byteCount)
      }
      slots[index].buffer?.destroy()
      slots[index] = slot
      slots[index].touched = shrink(index, from: touched, to: size.byteCount)
    }
    return buffer
  }

  /// Returns memory to the system if a window has become less than half as large and more than 1 MiB is
  /// unused. Small changes during a resize keep their pages, since pages are more expensive to restore than
  /// to keep.
  private func shrink(_ index: Int, from touched: Int, to used: Int) -> Int {
    guard used < touched / 2, touched > 1 << 20 else { return max(used, touched) }
    memory.discard(index * slotSize + used..<index * slotSize + touched)
    return used
  }

  private func pixels(_ index: Int) -> PixelBuffer {
    let format = slots[index].format
    return PixelBuffer(
      base: memory.base + index * slotSize, width: format.size.width, height: format.size.height,
      stride: format.size.stride, scale: format.scale, identity: slots[index].identity)
  }
}
