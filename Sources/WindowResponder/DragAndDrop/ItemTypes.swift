/// Which types of data are others too. Follows what `UTType` knows of the common ones.
enum ItemTypes {
  /// The longest name of a type that is offered, in bytes: a Wayland message holds 4096 in all.
  static let longestName = 1_024

  /// Whether data of one type is data of another, which may be a group of types: `image/*`,
  /// `public.image`, `public.text`, `public.data`.
  static func conforms(_ type: String, to wanted: String) -> Bool {
    if let group = group(wanted) { return group.isEmpty || isIn(group, type) }
    return PasteboardType.canonical(type) == PasteboardType.canonical(wanted)
  }

  /// The beginning of the types of a group; empty for all, nil where it is no group.
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
    // A list of addresses is no text that somebody would read.
    if canonical == PasteboardType.urls { return group == canonical }
    return canonical.hasPrefix(group)
  }

  /// Whether a name can be told to others.
  static func isOfferable(_ type: String) -> Bool {
    !type.isEmpty && type.utf8.count <= longestName && !type.utf8.contains(0)
  }
}
