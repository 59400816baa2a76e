import Glibc

extension PixbufLibrary {
  /// GLib's `GTimeVal`.
  private struct Time {
    var seconds = 0
    var microseconds = 0

    mutating func add(milliseconds: Int) {
      microseconds += milliseconds * 1_000
      seconds += microseconds / 1_000_000
      microseconds %= 1_000_000
    }
  }

  private typealias MakeWalk = @convention(c) (Object, UnsafeRawPointer) -> Object?
  private typealias Walk = @convention(c) (Object, UnsafeRawPointer) -> Int32

  /// Returns the frames of an animation, each complete. If they are too large together, they are reduced in
  /// size.
  func animationFrames(
    of loader: Object, _ structure: GIFStructure
  ) throws(ImageError) -> [ImagePixels.Frame] {
    guard let animation = library.function("gdk_pixbuf_loader_get_animation", Get.self)?(loader),
      let begin = library.function("gdk_pixbuf_animation_get_iter", MakeWalk.self),
      let picture = library.function("gdk_pixbuf_animation_iter_get_pixbuf", Get.self),
      let delay = library.function("gdk_pixbuf_animation_iter_get_delay_time", Number.self),
      let advance = library.function("gdk_pixbuf_animation_iter_advance", Walk.self)
    else { return [] }
    var time = Time(seconds: 1)
    guard let walk = begin(animation, &time) else { return [] }
    defer { release(walk) }
    let scale = ImagePixels.animationScale(
      width: structure.width, height: structure.height, count: structure.delays.count)
    var frames: [ImagePixels.Frame] = []
    for wanted in structure.delays {
      guard let shown = picture(walk), let storage = try copy(shown) else { break }
      var kept = storage
      if scale < 1 {
        let width = max(1, Int((Double(storage.width) * scale).rounded(.down)))
        let height = max(1, Int((Double(storage.height) * scale).rounded(.down)))
        guard let smaller = storage.stretched(toWidth: width, height: height) else {
          throw .outOfMemory
        }
        kept = smaller
      }
      frames.append(ImagePixels.Frame(storage: kept, milliseconds: wanted))
      let pause = Int(delay(walk))
      // The last frame of a finite animation has no end.
      if pause < 0 { break }
      time.add(milliseconds: pause)
      _ = advance(walk, &time)
    }
    return frames
  }
}
