/// A figure and its limit.
struct MicroFigure {
  let name: String
  let value: Double
  let unit: String
  /// The highest value that passes.
  let limit: Double
  /// The note in the last column.
  var note = ""

  /// The figure as one line of JSON. Its texts must not contain quotation marks or backslashes.
  var json: String {
    """
    {"name": "\(name)", "value": \(value), "unit": "\(unit)", "limit": \(limit), \
    "limitReason": "", "note": "\(note)"}
    """
  }
}
