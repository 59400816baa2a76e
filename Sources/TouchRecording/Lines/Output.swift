/// A screen, `wl_output`.
package struct Output: Hashable, Sendable {
  /// The screen's number in windows and tests.
  package var number: UInt32
  /// Its name, as `DSI-1`.
  package var name: String
  /// Its maker and model.
  package var model: String
  /// The width that the screen claims, in millimetres, before ``transform``; 0 where it claims none.
  ///
  /// `wl_output.geometry` has whole millimetres. Other sources, such as the axes of a device, have fractions.
  package var widthMillimetres: Double
  /// The height that the screen claims, in millimetres, before ``transform``; 0 where it claims none.
  package var heightMillimetres: Double
  /// The mode, in pixels, before ``transform``.
  package var widthPixels: Int32
  /// The mode, in pixels, before ``transform``.
  package var heightPixels: Int32
  /// Frames a second, in thousandths; 0 where it is not known.
  package var refresh: Int32
  /// Pixels a point, in 120ths.
  package var scale: Int32
  /// How the picture is turned, as `wl_output.transform` numbers it.
  package var transform: Int32

  /// Describes a screen.
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
