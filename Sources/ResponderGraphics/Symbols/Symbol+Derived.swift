extension Symbol {
  /// Returns the parts of a symbol that is derived from another one, by a circle, a box or a bar, or by
  /// filling it. For other names, returns `nil`.
  static func derivedParts(_ name: String) -> [Part]? {
    guard derivedNames.contains(name) else { return nil }
    func base(_ suffix: String) -> [Part]? {
      name.hasSuffix(suffix) ? drawnParts(String(name.dropLast(suffix.count))) : nil
    }
    if let own = fillings[name] {
      let parts = base(".fill") ?? []
      return parts.indices.map { index in
        if own.filled.contains(index) { return parts[index].filledWithLine }
        return own.erased.contains(index) ? [parts[index].erased] : [parts[index]]
      }.flatMap { $0 }
    }
    if let inner = base(".circle.fill") {
      return [.dot(12, 12, 9.875)] + inner.map { $0.scaled(by: innerScale).erased }
    }
    if let inner = base(".square.fill") {
      return [Part.box(3.125, 3.125, 17.75, 17.75, radius: 4.375).filled]
        + inner.map { $0.scaled(by: innerScale).erased }
    }
    if let inner = base(".circle") {
      return [.ring(12, 12, 9)] + inner.map { $0.scaled(by: innerScale) }
    }
    if let inner = base(".square") {
      return [.box(4, 4, 16, 16, radius: 3.5)] + inner.map { $0.scaled(by: innerScale) }
    }
    if let inner = base(".slash") { return inner + [.line("M 4 3.5 L 20 20.5")] }
    return nil
  }

  /// The scale of a symbol in a circle or a box.
  private static let innerScale = 0.52

  /// The numbers of the parts that are filled, and of the details that are holes in them.
  private static let fillings: [String: (filled: Set<Int>, erased: Set<Int>)] = [
    "ellipsis.circle.fill": ([0], [1, 2, 3]), "bookmark.fill": ([0], []), "folder.fill": ([0], []),
    "doc.fill": ([0], [1]), "doc.text.fill": ([0], [1, 2, 3]), "bell.fill": ([0], []),
    "person.fill": ([0, 1], []), "person.2.fill": ([0, 1], []), "house.fill": ([0, 1], [2]),
    "lock.fill": ([0], []), "lock.open.fill": ([0], []), "eye.fill": ([0], [1]),
    "envelope.fill": ([0], [1]), "paperplane.fill": ([0], [1]), "phone.fill": ([0], []),
    "bubble.left.fill": ([0], []), "tag.fill": ([0], [1]), "flag.fill": ([1], []),
    "pin.fill": ([1], []), "mic.fill": ([0], []), "video.fill": ([0, 1], []),
    "camera.fill": ([0], [1]), "photo.fill": ([0], [1, 2]), "shield.fill": ([0], []),
    "drop.fill": ([0], []), "flame.fill": ([0], []), "leaf.fill": ([0], []),
    "cloud.fill": ([0], []), "lightbulb.fill": ([0], []), "key.fill": ([0], []),
    "cart.fill": ([1, 2, 3], []), "bag.fill": ([0], []), "gift.fill": ([0, 1], [2]),
    "creditcard.fill": ([0], [1, 2]), "briefcase.fill": ([0], [2, 3]),
    "graduationcap.fill": ([0], []), "hand.thumbsup.fill": ([0, 1], []),
    "hand.thumbsdown.fill": ([0, 1], []), "hand.raised.fill": ([0], []),
    "location.fill": ([0], []), "airplane.fill": ([0], []), "car.fill": ([0, 1], [4, 5]),
    "moon.fill": ([0], []), "sun.max.fill": ([0], []), "gearshape.fill": ([0], [1]),
    "calendar.fill": ([0], [1]), "clock.fill": ([0], [1]), "alarm.fill": ([0], [1]),
    "triangle.fill": ([0], []), "diamond.fill": ([0], []), "hexagon.fill": ([0], []),
    "rectangle.fill": ([0], []), "capsule.fill": ([0], []), "speaker.fill": ([0], []),
    "speaker.wave.2.fill": ([0], []), "speaker.slash.fill": ([0], []),
    "square.grid.2x2.fill": ([0, 1, 2, 3], []), "chart.bar.fill": ([0, 1, 2], []),
    "chart.pie.fill": ([0, 1], []), "paintbrush.fill": ([0, 1], []), "wrench.fill": ([0], []),
    "hammer.fill": ([0, 1], []), "archivebox.fill": ([0, 1], [2]), "tray.fill": ([0], [1]),
    "shippingbox.fill": ([0], [1, 2, 3]), "printer.fill": ([1], [2, 3]), "map.fill": ([0], [1, 2]),
    "exclamationmark.triangle.fill": ([0], [1, 2]), "person.crop.circle.fill": ([0], [1, 2]),
    "checkmark.shield.fill": ([0], [1]), "face.smiling.fill": ([0], [1, 2, 3]),
    "gamecontroller.fill": ([0], [1, 2, 3, 4]), "terminal.fill": ([0], [1, 2]),
    "doc.on.doc.fill": ([0], [1]), "book.fill": ([0], [1]), "eject.fill": ([0, 1], []),
    "cup.and.saucer.fill": ([0], []), "paintpalette.fill": ([0], [1, 2, 3, 4]),
  ]

  /// The symbols that exist in a circle, and in a filled circle.
  private static let circled = [
    "checkmark", "plus", "minus", "info", "questionmark", "exclamationmark", "play", "pause",
    "stop", "arrow.up", "arrow.down", "arrow.left", "arrow.right", "arrow.up.right",
    "arrow.clockwise", "arrow.counterclockwise", "chevron.up", "chevron.down", "chevron.left",
    "chevron.right", "ellipsis", "star", "heart", "person", "bell", "bookmark", "envelope", "phone",
    "mic", "pencil", "trash", "gearshape", "link", "tag", "flag", "bolt", "number", "at",
    "location",
    "photo", "camera", "video", "folder", "doc", "lock", "magnifyingglass", "multiply", "equal",
    "line.3.horizontal.decrease", "power", "eject", "house", "percent", "leaf", "drop",
  ]
  /// The symbols that exist in a box, and in a filled box.
  private static let boxed = [
    "plus", "xmark", "checkmark", "minus", "arrow.up", "arrow.down", "arrow.left", "arrow.up.right",
    "heart", "star", "number", "person", "play", "questionmark", "exclamationmark", "pencil",
    "ellipsis", "chevron.up", "chevron.down", "chevron.left", "chevron.right", "function",
  ]
  /// The symbols that exist with a bar across.
  private static let slashed = [
    "mic", "bell", "video", "wifi", "heart", "location", "phone", "camera", "pencil", "photo",
    "link",
    "folder", "lightbulb", "bookmark", "person", "tag", "bolt", "mappin", "paperclip", "leaf",
    "circle", "flag", "pin", "cloud",
  ]

  /// The names of all derived symbols that have no parts of their own.
  static let derivedNames: Set<String> = {
    var names = Set(fillings.keys)
    for name in circled { names.formUnion([name + ".circle", name + ".circle.fill"]) }
    for name in boxed { names.formUnion([name + ".square", name + ".square.fill"]) }
    for name in slashed { names.insert(name + ".slash") }
    return names.filter { name in !hasOwnParts(name) }
  }()
}

extension Symbol.Part {
  /// The filled area, and the line around it.
  fileprivate var filledWithLine: [Self] { [filled, self] }
}
