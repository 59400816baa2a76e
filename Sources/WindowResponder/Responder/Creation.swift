import CSystem

/// Creates objects of classes that are known only at run time, by initializers that are not `required`, as
/// UIKit does: a table the cells of a class that it was told of, and `X()` for a class that has only
/// `init(frame:)`.
///
/// The class's own initializer is called, or the one it inherits. A class that has neither, for it has
/// others of its own instead, stops the program with Swift's own sentence.
@MainActor package enum Creation {
  package static func responder<Made>(_ type: Made.Type) -> Made {
    object(wr_create_responder(metadata(type)))
  }

  package static func view<Made>(_ type: Made.Type) -> Made {
    object(wr_create_view(metadata(type)))
  }

  package static func controller<Made>(_ type: Made.Type) -> Made {
    object(wr_create_controller(metadata(type), text(nil)))
  }

  package static func table<Made>(_ type: Made.Type, frame: Rect, style: UInt8) -> Made {
    object(wr_create_table(metadata(type), sides(frame), style))
  }

  package static func textView<Made>(_ type: Made.Type, frame: Rect) -> Made {
    object(wr_create_text_view(metadata(type), sides(frame)))
  }

  package static func tableCell<Made>(
    _ type: Made.Type, style: UInt8, reuseIdentifier: String?
  ) -> Made {
    object(wr_create_table_cell(metadata(type), style, text(reuseIdentifier)))
  }

  package static func tableHeader<Made>(_ type: Made.Type, reuseIdentifier: String?) -> Made {
    object(wr_create_table_header(metadata(type), text(reuseIdentifier)))
  }

  package static func tableController<Made>(_ type: Made.Type, style: UInt8) -> Made {
    object(wr_create_table_controller(metadata(type), style))
  }

  package static func splitController<Made>(_ type: Made.Type) -> Made {
    object(wr_create_split_controller(metadata(type)))
  }

  /// Returns a Boolean value that indicates whether a class overrides one of the methods for motion events,
  /// itself or by a class between it and `base`, which it inherits from.
  static func overridesMotion(_ type: Responder.Type, of base: Responder.Type) -> Bool {
    wr_overrides_motion(metadata(type), metadata(base))
  }

  private static func sides(_ rect: Rect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  private static func metadata<Made>(_ type: Made.Type) -> UnsafeRawPointer {
    guard let type = type as? AnyClass else {
      preconditionFailure("Only classes are created by their metadata")
    }
    return unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// The words of a text, retained for whoever takes them.
  private static func text(_ string: String?) -> wr_text {
    let place = UnsafeMutablePointer<String?>.allocate(capacity: 1)
    defer { place.deallocate() }
    place.initialize(to: string)
    return UnsafeRawPointer(place).load(as: wr_text.self)
  }

  private static func object<Made>(_ created: UnsafeMutableRawPointer?) -> Made {
    guard let created,
      let made = Unmanaged<AnyObject>.fromOpaque(created).takeRetainedValue() as? Made
    else { preconditionFailure("An initializer gave an object of another class") }
    return made
  }
}
