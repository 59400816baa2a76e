extension Int {
  /// The number with a comma after each third digit from the right.
  var grouped: String {
    var result = ""
    for (index, digit) in String(self).reversed().enumerated() {
      if index > 0, index % 3 == 0 { result = "," + result }
      result = String(digit) + result
    }
    return result
  }
}
