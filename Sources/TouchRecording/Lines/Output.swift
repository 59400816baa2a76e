/// A screen, `wl_output`.
package struct Output: Hashable, Sendable {
  /// The number of the screen in windows and tests.
  package var number: UInt32
  /// The name of the screen, such as `DSI-1`.
  package var name: String
  /// The maker and model of the screen.
  package var model: String
  /// The width that the screen states, in millimetres, before ``transform``, or 0 if it states none.
  ///
  /// `wl_output.geometry` has whole millimetres. Other sources, such as the axes of a device, have fractions.
  package var widthMillimetres: Double
  /// The height that the screen states, in millimetres, before ``transform``, or 0 if it states none.
  package var heightMillimetres: Double
  /// The width of the mode, in pixels, before ``transform``.
  package var widthPixels: Int32
  /// The height of the mode, in pixels, before ``transform``.
  package var heightPixels: Int32
  /// The refresh rate, in millihertz, or 0 if it is unknown.
  package var refresh: Int32
  /// The number of pixels in a point, in 120ths.
  package var scale: Int32
  /// The transform of the content, as a value of `wl_output.transform`.
  package var transform: Int32

  /// Creates a description.
  package init(
    number: UInt32 = 0, name: String = "", model: String = "", widthMillimetres: Double = 0,
    heightMillimetres: Double = 0, widthPixels: Int32 = 0, heightPixels: Int32 = 0,
    refresh: Int32 = 0, scale: Int32 = 120, transform: Int32 = 0
  ) {
    self.number = number
    self.name = name
    self.model = model
    self.widthMillimetres = widthMillimetres
    self.heightMillimetres = heightMillimetres
    self.widthPixels = widthPixels
    self.heightPixels = heightPixels
    self.refresh = refresh
    self.scale = scale
    self.transform = transform
  }
}
