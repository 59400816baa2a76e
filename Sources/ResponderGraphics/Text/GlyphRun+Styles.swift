import CCairo
import ResponderGeometry

extension GlyphRun {
  /// Returns the attributes at a byte of a text, or `nil` if there are none.
  static func attributes(at offset: Int, in styles: TextStyleRuns) -> TextAttributes? {
    var low = 0
    var high = styles.count
    while low < high {
      let middle = (low + high) / 2
      let range = styles[middle].range
      if range.upperBound <= offset {
        low = middle + 1
      } else if range.lowerBound > offset {
        high = middle
      } else {
        return styles[middle].attributes
      }
    }
    return nil
  }

  /// The position of text with equal attributes, in points.
  struct Stretch {
    var line: UnsafeMutablePointer<PangoLayoutLine>
    var start: Double
    var end: Double
    var baseline: Double
    /// The offset of the text above the baseline.
    var rise: Double
    /// The length of a Pango unit.
    var unit: Double
    /// The number of characters.
    var characters: Int

    /// Adds the decorations of the text.
    @MainActor func decorate(
      _ attributes: TextAttributes, font: Font, to decorations: inout [TextDecoration]
    ) {
      if let background = attributes.backgroundColor {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        let rect = Rect(
          x: start, y: baseline + Double(logical.y) * unit, width: end - start,
          height: Double(logical.height) * unit)
        decorations.append(
          TextDecoration(kind: .background, rect: rect, baseline: baseline, color: background))
      }
      let size = (attributes.font ?? font).usableSize
      let color = attributes.shownColor
      if let style = attributes.shownUnderline {
        TextDecoration.addLine(
          style, color: attributes.underlineColor ?? color, from: start, to: end,
          depth: size * TextDecoration.underlineDepth - rise,
          thickness: size * TextDecoration.thickness, baseline: baseline, to: &decorations)
      }
      if let style = attributes.strikethroughStyle {
        TextDecoration.addLine(
          style, color: attributes.strikethroughColor ?? color, from: start, to: end,
          depth: size * TextDecoration.strikethroughDepth - rise,
          thickness: size * TextDecoration.thickness, baseline: baseline, to: &decorations)
      }
      if let attachment = attributes.attachment, let image = attachment.image {
        let bounds = attachment.shownBounds
        // Neighboring characters with the same attachment are one stretch.
        let advance = (end - start) / Double(max(1, characters))
        for index in 0..<max(1, characters) {
          let rect = Rect(
            x: start + Double(index) * advance + bounds.minX, y: baseline - rise - bounds.maxY,
            width: bounds.width, height: bounds.height)
          decorations.append(
            TextDecoration(kind: .image(image), rect: rect, baseline: baseline, color: color))
        }
      }
    }
  }
}
