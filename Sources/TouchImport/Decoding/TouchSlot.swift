/// A contact with the state that the device has reported and the state that was emitted last.
struct TouchSlot {
  /// The tool types of the kernel.
  static let penTool: Int32 = 1
  static let palmTool: Int32 = 2
  static let dialTool: Int32 = 10

  /// A Boolean value that indicates whether there is a contact.
  var isActive = false
  /// A Boolean value that indicates whether another contact has begun since the last report.
  var isNew = false
  var track: Int32 = -1
  var x: Int32 = 0
  var y: Int32 = 0
  /// The axes of the contact, or -1 if the device does not report them.
  var major: Int32 = -1
  var minor: Int32 = -1
  var orientation: Int32?
  var pressure: Int32?
  var distance: Int32 = 0
  var tool: Int32 = 0
  /// A Boolean value that indicates whether a value has changed since the last report.
  var isDirty = false

  /// The state that was emitted last.
  var told = Told()

  struct Told {
    var isDown = false
    var isHovering = false
    /// A Boolean value that indicates whether the contact was cancelled as a palm, until it ends.
    var isPalm = false
    var x: Int32 = 0
    var y: Int32 = 0
    var major: Int32 = -1
    var minor: Int32 = -1
    var orientation: Int32?
    var pressure: Int32?
    var distance: Int32 = 0
    var tool: Int32 = 0
  }

  /// Begins a contact.
  mutating func begin(track: Int32) {
    // A contact that ends and begins within one report is a new contact.
    if told.isDown || told.isHovering || told.isPalm { isNew = true }
    isActive = true
    self.track = track
    isDirty = true
  }

  /// Ends the contact.
  mutating func end() {
    isActive = false
    isDirty = true
  }
}
