import CCairo

extension BlockLayout {
  /// Returns the y-coordinate, in points, from which this layout differs from the layout that it replaces.
  /// Their texts are equal before an offset.
  func topOfChange(from old: BlockLayout, before offset: Int) -> Double {
    for (index, line) in lines.enumerated() {
      let isSame =
        index < old.lines.count && line.range == old.lines[index].range
        && (isPlain(old) || line.range.upperBound <= offset) && looks(index, like: index, of: old)
      if !isSame { return line.top }
    }
    return lines.last?.bottom ?? 0
  }

  /// Returns the y-coordinate, in points, up to which this layout differs from a layout of the same height.
  ///
  /// Their texts are equal after an offset. `grown` is the difference of their lengths.
  func bottomOfChange(from old: BlockLayout, behind offset: Int, grown: Int) -> Double {
    guard lines.count == old.lines.count else { return height }
    for index in lines.indices.reversed() {
      let (line, before) = (lines[index], old.lines[index])
      let isSame =
        line.range.upperBound == before.range.upperBound + grown
        && line.range.lowerBound == before.range.lowerBound + grown
        && (isPlain(old) || line.range.lowerBound >= offset) && looks(index, like: index, of: old)
      if !isSame { return line.bottom }
    }
    return 0
  }

  private func isPlain(_ old: BlockLayout) -> Bool { !hasStyles && !old.hasStyles }

  /// Returns a Boolean value that indicates whether two lines have the same glyphs at the same positions.
  private func looks(_ index: Int, like other: Int, of old: BlockLayout) -> Bool {
    let (line, before) = (lines[index], old.lines[other])
    guard line.top == before.top, line.height == before.height, line.baseline == before.baseline,
      line.x == before.x, line.width == before.width, let mine = pangoLine(index),
      let theirs = old.pangoLine(other)
    else { return false }
    var (node, otherNode) = (mine.pointee.runs, theirs.pointee.runs)
    while let entry = node, let otherEntry = otherNode {
      guard let run = entry.pointee.data, let otherRun = otherEntry.pointee.data else {
        return false
      }
      let isSame = Self.look(
        run.assumingMemoryBound(to: PangoGlyphItem.self).pointee,
        like: otherRun.assumingMemoryBound(to: PangoGlyphItem.self).pointee)
      if !isSame { return false }
      (node, otherNode) = (entry.pointee.next, otherEntry.pointee.next)
    }
    return node == nil && otherNode == nil
  }

  private static func look(_ run: PangoGlyphItem, like other: PangoGlyphItem) -> Bool {
    guard let glyphs = run.glyphs?.pointee, let others = other.glyphs?.pointee,
      glyphs.num_glyphs == others.num_glyphs, run.y_offset == other.y_offset,
      run.start_x_offset == other.start_x_offset,
      run.item?.pointee.analysis.font == other.item?.pointee.analysis.font
    else { return false }
    for place in 0..<Int(glyphs.num_glyphs) {
      let (a, b) = (glyphs.glyphs[place], others.glyphs[place])
      guard a.glyph == b.glyph, a.geometry.width == b.geometry.width,
        a.geometry.x_offset == b.geometry.x_offset, a.geometry.y_offset == b.geometry.y_offset
      else { return false }
    }
    return true
  }
}
