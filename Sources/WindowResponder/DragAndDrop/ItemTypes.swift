/// The conformance of data types to each other. Follows `UTType` for common types.
enum ItemTypes {
  /// The longest name of a type that is offered, in bytes. A Wayland message has room for 4,096 bytes in all.
  static let longestName = 1_024

  /// Returns a Boolean value that indicates whether data of one type conforms to another, which may be a
  /// group of types: `image/*`, `public.image`, `public.text` or `public.data`.
  static func conforms(_ type: String, to wanted: String) -> Bool {
    if let group = group(wanted) { return group.isEmpty || isIn(group, type) }
    return PasteboardType.canonical(type) == PasteboardType.canonical(wanted)
  }

  /// Returns the prefix of the types in a group. For a group of all types it is empty, and for a single type
  /// `nil`.
  private static func group(_ type: String) -> String? {
    switch type {
    case "public.data", "public.item", "public.content", "*/*": ""
    case "public.image": "image/"
    case "public.text": "text/"
    case "public.movie", "public.video": "video/"
    case "public.audio": "audio/"
    default: type.hasSuffix("/*") ? String(type.dropLast()) : nil
    }
  }

  private static func isIn(_ group: String, _ type: String) -> Bool {
    let canonical = PasteboardType.canonical(type)
    // A list of URLs is not text for users.
    if canonical == PasteboardType.urls { return group == canonical }
    return canonical.hasPrefix(group)
  }

  /// Returns a Boolean value that indicates whether the name of a type can be offered to other programs.
  static func isOfferable(_ type: String) -> Bool {
    !type.isEmpty && type.utf8.count <= longestName && !type.utf8.contains(0)
  }
}
