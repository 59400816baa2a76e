// Creates objects of classes that are known only at run time, by initializers that are not `required`, and
// compares methods of two classes.
//
// Swift calls such an initializer through the class's table of methods too, as it does a required one, but
// lets nobody write that: UIKit's classes may do it since they are Objective-C's. The method's descriptor and
// the description of the class that introduces it are the compiler's own symbols; the runtime's
// swift_lookUpClassMethod, which Swift itself uses, finds a class's entry by them. Initializers take their
// arguments owned and the class in the register of `self`.
#include "CSystem.h"

#if defined(__has_attribute) && __has_attribute(swiftcall)
#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))
#else
#error "The compiler has to know Swift's calling convention"
#endif

extern const void *swift_lookUpClassMethod(
    const void *metadata, const void *method, const void *description);

// Weak, since a program without Widgets has no tables, and one may stand on parts of the library alone.
#define SYMBOL(name, mangled) extern const char name __asm__(mangled) __attribute__((weak))

SYMBOL(responder, "$s15WindowResponder0B0CMn");
SYMBOL(responder_init, "$s15WindowResponder0B0CACycfCTq");
SYMBOL(responder_motion_began,
       "$s15WindowResponder0B0C11motionBegan_4withyAA5EventC0F7SubtypeO_AGSgtFTq");
SYMBOL(responder_motion_ended,
       "$s15WindowResponder0B0C11motionEnded_4withyAA5EventC0F7SubtypeO_AGSgtFTq");
SYMBOL(responder_motion_cancelled,
       "$s15WindowResponder0B0C15motionCancelled_4withyAA5EventC0F7SubtypeO_AGSgtFTq");
SYMBOL(view, "$s15WindowResponder4ViewCMn");
SYMBOL(view_init_frame, "$s15WindowResponder4ViewC5frameAC0B8Geometry4RectV_tcfCTq");
SYMBOL(controller, "$s15WindowResponder14ViewControllerCMn");
SYMBOL(controller_init_nib_name,
       "$s15WindowResponder14ViewControllerC7nibName6bundleACSSSg_AA14ResourceBundleCSgtcfCTq");
SYMBOL(table, "$s7Widgets9TableViewCMn");
SYMBOL(table_init_frame_style,
       "$s7Widgets9TableViewC5frame5styleAC17ResponderGeometry4RectV_AC5StyleOtcfCTq");
SYMBOL(table_cell, "$s7Widgets13TableViewCellCMn");
SYMBOL(table_cell_init_style,
       "$s7Widgets13TableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfCTq");
SYMBOL(table_header, "$s7Widgets021TableViewHeaderFooterC0CMn");
SYMBOL(table_header_init_identifier,
       "$s7Widgets021TableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfCTq");
SYMBOL(table_controller, "$s7Widgets19TableViewControllerCMn");
SYMBOL(table_controller_init_style,
       "$s7Widgets19TableViewControllerC5styleAcA0bC0C5StyleO_tcfCTq");

SYMBOL(split_controller, "$s7Widgets19SplitViewControllerCMn");
SYMBOL(split_controller_init, "$s7Widgets19SplitViewControllerCACycfCTq");
SYMBOL(text_view, "$s7Widgets8TextViewCMn");
SYMBOL(text_view_init_container,
       "$s7Widgets8TextViewC5frame13textContainerAC17ResponderGeometry4RectV_AA0bF0CSgtcfCTq");

typedef SWIFT_CALL void *InitPlain(SWIFT_SELF const void *);
typedef SWIFT_CALL void *InitFrame(double, double, double, double, SWIFT_SELF const void *);
typedef SWIFT_CALL void *InitFrameStyle(
    double, double, double, double, uint8_t, SWIFT_SELF const void *);
typedef SWIFT_CALL void *InitFrameObject(
    double, double, double, double, void *, SWIFT_SELF const void *);
typedef SWIFT_CALL void *InitStyle(uint8_t, SWIFT_SELF const void *);
typedef SWIFT_CALL void *InitText(uint64_t, uint64_t, SWIFT_SELF const void *);
typedef SWIFT_CALL void *InitStyleText(uint8_t, uint64_t, uint64_t, SWIFT_SELF const void *);
typedef SWIFT_CALL void *InitTextObject(uint64_t, uint64_t, void *, SWIFT_SELF const void *);

#define ENTRY(type, method, description) \
  ((type *)swift_lookUpClassMethod(made, &method, &description))

void *wr_create_responder(const void *made) {
  return ENTRY(InitPlain, responder_init, responder)(made);
}

void *wr_create_view(const void *made) {
  return ENTRY(InitFrame, view_init_frame, view)(0, 0, 0, 0, made);
}

void *wr_create_controller(const void *made, struct wr_text name) {
  return ENTRY(InitTextObject, controller_init_nib_name, controller)(
      name.low, name.high, NULL, made);
}

void *wr_create_table(const void *made, const double frame[4], uint8_t style) {
  return ENTRY(InitFrameStyle, table_init_frame_style, table)(
      frame[0], frame[1], frame[2], frame[3], style, made);
}

void *wr_create_split_controller(const void *made) {
  return ENTRY(InitPlain, split_controller_init, split_controller)(made);
}

void *wr_create_text_view(const void *made, const double frame[4]) {
  return ENTRY(InitFrameObject, text_view_init_container, text_view)(
      frame[0], frame[1], frame[2], frame[3], NULL, made);
}

void *wr_create_table_cell(const void *made, uint8_t style, struct wr_text identifier) {
  return ENTRY(InitStyleText, table_cell_init_style, table_cell)(
      style, identifier.low, identifier.high, made);
}

void *wr_create_table_header(const void *made, struct wr_text identifier) {
  return ENTRY(InitText, table_header_init_identifier, table_header)(
      identifier.low, identifier.high, made);
}

void *wr_create_table_controller(const void *made, uint8_t style) {
  return ENTRY(InitStyle, table_controller_init_style, table_controller)(style, made);
}

static bool differs(const void *made, const void *base, const void *method) {
  return swift_lookUpClassMethod(made, method, &responder)
    != swift_lookUpClassMethod(base, method, &responder);
}

bool wr_overrides_motion(const void *made, const void *base) {
  return differs(made, base, &responder_motion_began)
    || differs(made, base, &responder_motion_ended)
    || differs(made, base, &responder_motion_cancelled);
}
